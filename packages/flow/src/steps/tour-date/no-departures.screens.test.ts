import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, date, tour } from '../../testing/screens/a-backend.ts';
import { choosingAddress as address, choosing, loadedContent } from '../../testing/screens/choosing.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

const words = getWords('en');
const steps = choosing(words);
const text = (key: string) => page.getByText(words.text('tourDate', `ended.${key}`));
const monthOf = (by: number): string => {
  const day = new Date();
  return new Date(Date.UTC(day.getFullYear(), day.getMonth() + by, 1)).toISOString().slice(0, 7);
};
const dateless = { ...tour, first_departure: null, last_departure: null, first_available: null };
const config = { brands: { boatbiketours: { phones: { en: [{ label: 'Europe', number: '+31 20 555 0142' }] } } } } as never;

async function expectNothingToBook(): Promise<void> {
  await expect.element(page.getByRole('link', { name: words.text('common', 'error.allTours') })).toHaveAttribute('href', '/tours?all=1');
  await expect.element(page.css('main a[href="tel:+31205550142"]').first()).toBeInViewport();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(steps.next()).not.toBeInTheDocument();
}

test.each([1280, 390] as const)(
  'a tour whose season is over says so, offers other tours and the phone, and requests no month: %i px (DATE-50, DATE-10)',
  async (width) => {
    const season = { ...tour, first_departure: `${monthOf(-8)}-03`, last_departure: `${monthOf(-2)}-16` };
    const backend = aBackend({ tour: season, tourDepartures: [] });
    await openScreen(`${address.date}?date=${monthOf(-3)}-10`, { backend, width, config });
    await expect.element(text('over')).toBeInViewport();
    await expectNothingToBook();
    expect(backend.of('tourDepartures')).toEqual([]);
  },
);

test('a tour without departures says so; a year of departures is asked for once (DATE-50)', async () => {
  const backend = aBackend({ tour: dateless, tourDepartures: [] });
  await openScreen(address.date, { backend, config });
  await expect.element(text('none')).toBeVisible();
  await expectNothingToBook();
  const asked = new Set(backend.of('tourDepartures').map(({ url }) => url.search));
  expect([...asked]).toEqual([`?start=${monthOf(0)}-01&end=${monthOf(12)}-01`]);
});

test('a tour that does not say when it has departures shows its calendar, from the current month on (DATE-50, DATE-10)', async () => {
  await openScreen(address.date, { backend: aBackend({ tour: dateless }), width: 390 });
  await expect.element(page.css(`[data-date="${monthOf(0)}-15"]`)).toBeVisible();
  await expect.element(text('none')).not.toBeInTheDocument();
});

test('a date in the address that is past does not show its month, and none before the current one can be shown (DATE-10, DATE-9)', async () => {
  const season = { ...tour, first_departure: `${monthOf(-6)}-01`, last_departure: date, first_available: date };
  const backend = aBackend({ tour: season });
  await openScreen(`${address.date}?date=${monthOf(-2)}-10`, { backend, width: 390 });
  await expect.element(page.getByText(/ can no longer be booked\.$/)).toBeVisible();
  await expect.element(page.css(`[data-date="${monthOf(0)}-15"]`)).toBeVisible();
  await expect.element(steps.previousMonth()).toHaveAttribute('aria-disabled', 'true');
  await openScreen(address.date, { backend, width: 390 });
  await expect.element(loadedContent()).toBeVisible();
});
