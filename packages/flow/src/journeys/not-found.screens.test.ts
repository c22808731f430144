import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, date, tour } from '../testing/screens/a-backend.ts';
import { status } from '../testing/screens/backend.ts';
import { choosingAddress as address, choosing } from '../testing/screens/choosing.ts';
import { checkoutAddress } from '../testing/screens/drafts.ts';
import { shownText } from '../testing/screens/locators.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

// What does not exist: an unknown tour, departure or page, and a date outside the season.
const words = getWords('en');
const steps = choosing(words);
const missing = () => status(404);
const toursBelow = () => page.getByRole('region', { name: words.text('common', 'error.allTours') });
const unknown = { tour: missing, tourDepartures: missing, tourPrices: missing, departure: missing };

test.each([
  ['/no/such/page', 'page-not-found'],
  [address.date, 'no-tour'],
  [address.ship, 'no-tour'],
  [address.cabins, 'departure-not-found'],
  [checkoutAddress('passengers'), 'departure-not-found'],
] as const)(
  '%s does not exist: the page leads to all tours and to help, without a retry (ERR-9, ERR-14, ERR-30)',
  async (from, message) => {
    const { services } = await openScreen(from, { backend: aBackend(unknown), width: 390 });
    const [phone] = services.runtime.facts.phones;
    await expect.element(shownText(words.text('errors', message), { exact: true })).toBeInViewport();
    const allTours = page.getByRole('link', { name: words.text('common', 'error.allTours') });
    await expect.element(allTours).toHaveAttribute('href', expect.stringMatching(/^\/tours\?(.*&)?all=1/));
    await expect
      .element(page.getByRole('main').getByRole('link', { name: `Call ${phone?.number}` }))
      .toHaveAttribute('href', `tel:${phone?.number.replaceAll(' ', '')}`);
    expect(steps.retry().elements()).toHaveLength(0);
    await expect
      .element(toursBelow().getByRole('link').first())
      .toHaveAttribute('href', expect.stringMatching(`^/tours/${tour.id}(\\?|$)`));
  },
);

test('where the tours cannot be loaded, nothing stands below what was not found (ERR-30)', async () => {
  const backend = aBackend({ ...unknown, tours: () => status(503) });
  await openScreen('/no/such/page', { backend });
  await expect.element(page.getByRole('link', { name: words.text('common', 'error.allTours') })).toBeVisible();
  await expect.poll(() => backend.of('tours').length).toBeGreaterThan(0);
  expect(toursBelow().elements()).toHaveLength(0);
});

test.each([
  ['date', `${address.date}?date=2020-01-09`, { ...tour, first_departure: date, last_departure: date }],
  ['ship', `/tours/${tour.id}/date/2020-01-09`, { ...tour, first_departure: date, last_departure: date }],
] as const)('a date outside the season requests no departures of its month on the %s step (CALL-40)', async (step, from, season) => {
  const backend = aBackend({ tour: season });
  await openScreen(from, { backend });
  if (step === 'ship') await expect.element(shownText(words.text('errors', 'trip-closed'))).toBeVisible();
  else await expect.element(steps.day(date)).toHaveAttribute('data-state', 'available');
  const requested = backend.of('tourDepartures').map(({ url }) => url.searchParams.get('start'));
  expect(requested).toEqual(step === 'ship' ? [] : [`${date.slice(0, 7)}-01`]);
});
