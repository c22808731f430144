import { expect, type Page } from '@playwright/test';
import { journey } from '../pages/journey.ts';
import { content } from '../pages/screens.ts';
import { test } from '../pages/test.ts';
import { getWords, languages } from '../pages/words.ts';
import { roomyDeparture } from './roomy-departure.ts';
import { walkLog } from './walk-log.ts';

type Tour = { id: string; name: string };
type Cabin = { id: string; minimum_occupancy: number; maximum_occupancy: number; count: number };

/** Search parameters that choose a cabin for two. */
function cabinForTwo(cabins: readonly Cabin[]): URLSearchParams {
  const cabin = cabins.find((one) => one.count > 0 && one.minimum_occupancy <= 2 && one.maximum_occupancy >= 2);
  return new URLSearchParams({ cabins: `${cabin?.id}:2` });
}

async function getJson<Body>(page: Page, path: string): Promise<Body> {
  return (await (await page.request.get(`/api/v1${path}`)).json()) as Body;
}

const brands = [
  { brand: 'boatbiketours', base: '' },
  { brand: 'islandhopping', base: '/islandhopping' },
];
const visits = brands.flatMap(({ brand, base }) => languages.map((language) => ({ brand, base, language })));

for (const [index, { brand, base, language }] of visits.entries()) {
  test(`every screen of every tour at phone widths: ${brand}, ${language}`, async ({ page }, info) => {
    test.setTimeout(900_000);
    const words = getWords(language);
    const step = journey(page, words);
    const log = walkLog(page, info);
    const { data: tours } = await getJson<{ data: Tour[] }>(page, '/tours');
    for (const { id, name } of tours) {
      const departure = await roomyDeparture(page.request, id, index);
      const cabins = cabinForTwo(await getJson<Cabin[]>(page, `/departures/${departure.id}/cabins`));
      const choosing = {
        date: `/tours/${id}?date=${departure.date}`,
        ship: `/tours/${id}/date/${departure.date}?party=2`,
        cabins: `/departures/${departure.id}/cabins?party=2`,
        passengers: `/departures/${departure.id}/passengers?${cabins}`,
      };
      for (const [screen, address] of Object.entries(choosing)) {
        await page.goto(`${base}${address}&locale=${language}`);
        await expect(page.locator(`${content}, #passenger-1`).first()).toBeVisible();
        await log.fits(`${name}, ${screen}`);
      }
      await step.fillPassengers(language === 'de' ? 'DE' : 'NL');
      await step.toConfirmation();
      await log.fits(`${name}, confirmation`);
      await step.acceptTerms();
      await step.book();
      await step.expectPaymentPage();
      await expect(page.locator('input[name=number]')).toBeVisible();
      await log.fits(`${name}, payment`);
      await step.fillCard('4242424242424242');
      await step.pay();
      await page.waitForURL('**/thank-you?**');
      await page.locator('a[href*="/confirmed"]').click();
      await expect(page.getByText(words.text('payment', 'confirmed.text'))).toBeVisible();
      await log.fits(`${name}, receipt`);
    }
    expect(log.unseen()).toEqual([]);
  });
}
