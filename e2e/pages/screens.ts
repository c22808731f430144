import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bookableDay } from './journey.ts';
import { getWords, type Language } from './words.ts';

type Departure = { id: string; date: string; on_request: boolean; availability: object | null };

export const brands = [
  { brand: 'boatbiketours', base: '', language: 'en' },
  { brand: 'islandhopping', base: '/islandhopping', language: 'de' },
] as const;

const iso = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The addresses of the selection screens, for a trip in the backend's catalogue. */
export async function choosingScreens(request: APIRequestContext, base: string, language: Language) {
  const tours = (await (await request.get('/api/v1/tours')).json()) as { data: { id: string }[] };
  const tour = tours.data[0]?.id ?? '';
  const months = await request.get(`/api/v1/tours/${tour}/departures?start=${iso(60)}&end=${iso(400)}`);
  const departure = ((await months.json()) as Departure[]).find(({ availability, on_request }) => availability && !on_request);
  expect(departure, 'a departure that can be booked').toBeDefined();
  const locale = `locale=${language}`;
  return [
    { name: 'tour list', title: ['tours', 'title'], url: `${base}/tours?all=1&${locale}` },
    { name: 'date', title: ['tourDate', 'title'], url: `${base}/tours/${tour}?${locale}` },
    { name: 'ship', title: ['ship', 'title'], url: `${base}/tours/${tour}/date/${departure?.date}?${locale}` },
    { name: 'cabins', title: ['cabins', 'title'], url: `${base}/departures/${departure?.id}/cabins?${locale}` },
  ] as const;
}

/** The address of the ship step on a day on which several ships can be booked. */
export async function dayWithShips(request: APIRequestContext, language: Language): Promise<string> {
  const tours = (await (await request.get('/api/v1/tours')).json()) as { data: { id: string }[] };
  for (const { id } of tours.data) {
    const all = (await (await request.get(`/api/v1/tours/${id}/departures?start=${iso(60)}&end=${iso(400)}`)).json()) as Departure[];
    const dates = all.flatMap(({ date, availability, on_request }) => (availability && !on_request ? [date] : []));
    const date = dates.find((one, index) => dates.indexOf(one) < index);
    if (date) return `/tours/${id}/date/${date}?locale=${language}`;
  }
  throw new Error('no day with several ships');
}

/** Matches what each screen shows once its data has loaded. */
export const content = 'main :is([role=gridcell][data-state=available], article, li > a:not(nav *))';

/** One of them. */
export type Screen = Awaited<ReturnType<typeof choosingScreens>>[number];

/** The page has the screen's heading and content, in its language and brand; the date step also the month with its states and prices. */
export async function expectScreen(page: Page, { name, title }: Screen, base: string, language: Language): Promise<void> {
  await expect(page.locator('html'), name).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('data-brand', base.startsWith('/islandhopping') ? 'islandhopping' : 'boatbiketours');
  const isFrame = base.endsWith('/frame');
  if (isFrame) await expect(page.getByRole('banner')).toHaveCount(0);
  else await expect(page.getByRole('banner').getByRole('img')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getWords(language).text(title[0], title[1]));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(content).first()).toBeVisible();
  if (name === 'date') await expect(page.locator(`${bookableDay} [translate=no]`).first()).toHaveText(/€/);
  if (name !== 'tour list' && !isFrame) await expect(page.getByRole('navigation')).toBeVisible();
}
