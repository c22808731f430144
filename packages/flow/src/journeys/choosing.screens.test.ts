import { availabilityWire } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  aBackend,
  cabin,
  date,
  departure,
  forPartyOf,
  joinedTour,
  respondWithDepartures,
  sister,
  tour,
} from '../testing/screens/a-backend.ts';
import { choosingAddress as address, choosing, loadedContent } from '../testing/screens/choosing.ts';
import { shownText } from '../testing/screens/locators.ts';
import { openScreen, type Screen } from '../testing/screens/open-screen.tsx';
import { holdClock, pass } from '../testing/screens/waiting.ts';
import { getWords } from '../testing/screens/words.ts';

// The date, ship and cabin steps: how they read and write the address, and where they link to.
const words = getWords('en');
const steps = choosing(words);
const { day } = steps;
const month = (text: string, by: number): string => {
  const [year = 0, number = 0] = text.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};
/** The search parameters of the current address. */
const search = (screen: Screen): Record<string, string> => Object.fromEntries(new URL(screen.address(), location.origin).searchParams);
const path = (screen: Screen): string => decodeURIComponent(new URL(screen.address(), location.origin).pathname);
const widths = [1280, 390] as const;

test.each(widths)(
  'a click on the selected day clears the selection, and Next then requires a date: %i px (DATE-24, DATE-32, DATE-3)',
  async (width) => {
    const screen = await openScreen(address.chosenDate, { width });
    await expect.element(day(date)).toHaveAttribute('aria-selected', 'true');
    await day(date).click();
    await expect.element(day(date)).toHaveAttribute('aria-selected', 'false');
    await expect.poll(() => search(screen)).not.toHaveProperty('date');
    await steps.next().click();
    await expect.element(shownText(words.text('errors', 'select-date'), { exact: true })).toBeInViewport();
  },
);

test.each(widths)('a chosen day that no longer fits the party is cleared, with the reason: %i px (DATE-25)', async (width) => {
  const screen = await openScreen(address.chosenDate, {
    width,
    backend: aBackend({ tourDepartures: respondWithDepartures(forPartyOf(1, 4)) }),
  });
  await expect.element(day(date)).toHaveAttribute('aria-selected', 'true');
  await steps.party().selectOptions('5');
  await expect.element(shownText(/^The departure on .* has room for at most 4 people\.$/)).toBeInViewport();
  await expect.poll(() => search(screen)).toMatchObject({ party: '5' });
  await expect.poll(() => search(screen)).not.toHaveProperty('date');
});

test.each([
  [1280, 2],
  [390, 1],
] as const)(
  'adjacent months within the range of the tour are prefetched, and no navigation leaves the range: %i px, %i shown (DATE-9, DATE-11, DATE-14, CALL-15)',
  async (width, shown) => {
    const backend = aBackend({ tour: { ...tour, first_departure: date, last_departure: `${month(date, 3)}-15` } });
    const requested = () =>
      [...new Set(backend.of('tourDepartures').map(({ url }) => (url.searchParams.get('start') ?? '').slice(0, 7)))].toSorted();
    const months = [0, 1, 2, 3].map((by) => month(date, by));
    await openScreen(address.chosenDate, { backend, width });
    await expect.element(day(date)).toHaveAttribute('aria-selected', 'true');
    expect(page.getByRole('grid').elements()).toHaveLength(shown);
    await expect.poll(requested).toEqual(months.slice(0, shown + 1));
    await expect.element(steps.previousMonth()).toHaveAttribute('aria-disabled', 'true');
    for (let press = 0; press < 6; press++) await steps.nextMonth().click({ force: true });
    await expect.element(steps.nextMonth()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(day(`${month(date, 3)}-01`)).toBeVisible();
    await expect.poll(requested).toEqual(months);
  },
);

test('the address contains party and date, and the session keeps the month (DATE-3, DATE-4, DATE-6, DATE-10, STORE-6)', async () => {
  const backend = aBackend();
  const screen = await openScreen(`${address.date}?party=3`, { backend });
  await steps.takeFirstAvailableDay();
  await expect.poll(() => search(screen)).toEqual({ date, party: '3' });
  await expect.element(steps.next()).toHaveAttribute('href', `${address.ship}?party=3`);
  expect(sessionStorage.getItem('date')).toBe(date);
  await screen.reload();
  await expect.element(day(date)).toHaveAttribute('aria-selected', 'true');

  // Without a date in the address the calendar would start four months earlier.
  backend.set({ tour: { ...tour, first_available: `${month(date, -4)}-01` } });
  await openScreen(address.date, { backend });
  await expect.element(day(date)).toHaveAttribute('aria-selected', 'false');
  await expect.element(steps.party()).toHaveValue('2');
  sessionStorage.clear();
  await openScreen(address.date, { backend });
  await expect.element(day(`${month(date, -4)}-01`)).toBeVisible();
  await expect.element(day(date)).not.toBeInTheDocument();
});

test.each([
  ['in the stage development', { config: { stage: 'development' } }, true],
  ['in the stage acceptance', { config: { stage: 'acceptance' } }, true],
  ['in production', { config: { stage: 'production' } }, false],
  ['in the frame', { config: { stage: 'development' }, shell: 'frame' }, false],
] as const)('Back of the date step leads to the tour list: %s (DATE-5)', async (_, place, leads) => {
  await openScreen(('shell' in place ? '/frame' : '') + address.date, place);
  await expect.element(loadedContent()).toBeVisible();
  if (leads) await expect.element(steps.back()).toHaveAttribute('href', expect.stringMatching(/^\/tours\?all/));
  else await expect.element(steps.back()).not.toBeInTheDocument();
});

test.each(widths)('with several ships, Next requires a choice: %i px (SHIP-7, SHIP-12)', async (width) => {
  await openScreen(address.ship, { backend: aBackend({ tourDepartures: respondWithDepartures(departure, sister) }), width });
  await expect.element(steps.ship('Zwaan')).toBeVisible();
  expect(steps.ships().elements()).toHaveLength(2);
  await steps.next().click();
  await expect.element(shownText(words.text('errors', 'choose-ship'), { exact: true })).toBeInViewport();
});

test("the summary has the day's 'from' price until a ship is chosen, then that of its departure (SHIP-17)", async () => {
  const dearer = { ...sister, availability: availabilityWire({ minimum_price: 2300 }), voucher: null };
  const cheaper = { ...departure, availability: availabilityWire({ minimum_price: 1900 }), voucher: null };
  await openScreen(address.ship, { backend: aBackend({ tourDepartures: respondWithDepartures(dearer, cheaper) }), width: 1280 });
  const summary = page.getByRole('complementary');
  await expect.element(summary.getByText('from €1,900', { exact: true })).toBeVisible();
  await steps.ship('Zwaan').click();
  await expect.element(summary.getByText('from €2,300', { exact: true })).toBeVisible();
});

test('the chosen ship stays in the address; Next leads to its cabins with party and tours, Back to the date (SHIP-9, SHIP-10, SHIP-11)', async () => {
  const tours = `/tours/${joinedTour.id}`;
  const screen = await openScreen(`${tours}/date/${date}?party=3`, {
    backend: aBackend({ tour: joinedTour, tourDepartures: respondWithDepartures(departure, sister) }),
  });
  await steps.ship('Zwaan').click();
  await expect.poll(() => search(screen)).toMatchObject({ departure: 'sister' });
  // So a reload and a shared link keep it.
  const again = await screen.reload();
  await expect.element(steps.ship('Zwaan')).toHaveAttribute('aria-pressed', 'true');
  await steps.next().click();
  await expect.poll(() => path(again)).toBe('/departures/sister/cabins');
  expect(search(again)).toMatchObject({ party: '3', tours: joinedTour.id });
  again.back();
  await expect.element(steps.ship('Zwaan')).toBeVisible();
  await steps.back().click();
  await expect.poll(() => path(again)).toBe(tours);
  expect(search(again)).toMatchObject({ date, party: '3' });
});

test('if no ship fits the party there is no Next (SHIP-2, SHIP-8, SHIP-13)', async () => {
  const backend = aBackend({ tourDepartures: respondWithDepartures(departure) });
  const screen = await openScreen(`${address.ship}?party=1`, { backend });
  await expect.element(steps.next()).toHaveAttribute('href', expect.stringContaining(departure.id));
  expect(steps.ships().elements()).toHaveLength(1);
  backend.set({ tourDepartures: respondWithDepartures(forPartyOf(2, 30)) });
  await screen.reload();
  await expect.element(shownText(words.text('errors', 'no-ship-available'), { exact: true })).toBeVisible();
  await expect.element(steps.next()).not.toBeInTheDocument();
});

test('a ship step without a valid date redirects to the date step (SHIP-1)', async () => {
  const screen = await openScreen(`/tours/${tour.id}/date/2027-02-30?party=4`);
  await expect.poll(() => path(screen)).toBe(address.date);
  expect(search(screen)).toEqual({ party: '4' });
});

test.each(widths)(
  'a departure redirects to its cabins, whose Back leads to the ships of its day: %i px (CABIN-1, CABIN-6)',
  async (width) => {
    const screen = await openScreen(`/departures/${departure.id}?party=3&tours=${tour.id}`, { width });
    await expect.poll(() => path(screen)).toBe(address.cabins);
    expect(search(screen)).toMatchObject({ party: '3' });
    await expect.element(steps.back()).toHaveAttribute('href', `/tours/${tour.id}/date/${date}?party=3&departure=${departure.id}`);
  },
);

test.each(widths)(
  'the address contains the chosen cabins, and without any the booking cannot start: %i px (CABIN-2, CABIN-8, CABIN-10, CABIN-11, CABIN-22, CABIN-27)',
  async (width) => {
    const single = { ...cabin, id: 'single', name: 'Single', minimum_occupancy: 1, maximum_occupancy: 1, surcharge_price: 2500, count: 4 };
    const screen = await openScreen(address.cabins, { backend: aBackend({ departureCabins: [cabin, single] }), width });
    await steps.start().click();
    await expect.element(shownText(words.text('errors', 'select-cabins'), { exact: true })).toBeInViewport();

    const card = page.getByRole('article').filter({ hasText: words.text('cabins', 'singleUse') });
    expect(card.elements()).toHaveLength(1);
    // 0 up to count.
    expect(steps.quantity(card).getByRole('option').elements()).toHaveLength(5);
    const few = words.text('departures', 'fewLeft_other').replace('{{count}}', '3');
    await expect.element(page.getByRole('article').getByText(few)).toBeVisible();
    await steps.quantity(card).selectOptions('2');
    await expect.poll(() => search(screen)).toMatchObject({ cabins: 'single:1,1' });
    // 2 × 2,500 less 2 × 25.50.
    await expect.element(shownText(/^€4,949(\.00)?$/)).toBeVisible();
    const again = await screen.reload();
    await expect.element(steps.quantity(card)).toHaveValue('2');
    await steps.quantity(card).selectOptions('0');
    await expect.poll(() => search(again)).not.toHaveProperty('cabins');
  },
);

test('a selection that is no longer available is reduced to the available cabins, with a message (CABIN-4)', async () => {
  await openScreen(`${address.cabins}?cabins=${cabin.id}:2,2,9,1&cabins=gone:2`);
  await expect.element(shownText(words.text('cabins', 'adjusted'), { exact: true })).toBeVisible();
  await expect.element(steps.quantity()).toHaveValue('3');
});

test('the search shows tours whose name contains every word, ignoring case, and a card links to its tour (TOUR-9, TOUR-10, TOUR-11)', async () => {
  const list = [
    { id: 'a', name: 'Amsterdam – Bruges', duration: 8 },
    { id: 'b', name: 'Bruges – Köln by barge', duration: 1 },
  ];
  const screen = await openScreen(address.list, { backend: aBackend({ tours: { data: list } }) });
  const cards = page.css('main li');
  await expect.poll(() => cards.elements()).toHaveLength(2);
  await page.getByPlaceholder(words.text('tours', 'search')).fill('  koln   BRUGES ');
  await expect.poll(() => cards.elements()).toHaveLength(1);
  await expect.element(cards).toHaveTextContent('1 day');
  await cards.getByRole('link').click();
  await expect.poll(() => path(screen)).toBe('/tours/b');
});

// End-to-end tests cover which files are preloaded on intent: here there is no build.
test.each([
  ['date', address.chosenDate, steps.next, 'shipTranslations'],
  ['ship', address.ship, steps.next, 'departureCabins'],
] as const)('the data of the step after %s are fetched on intent only', async (_, href, next, endpoint) => {
  holdClock();
  const { backend } = await openScreen(href);
  await expect.element(next()).toHaveAttribute('href');
  await pass(5000);
  expect(backend.of(endpoint)).toEqual([]);
  (next().element() as HTMLElement).focus();
  await expect.poll(() => backend.of(endpoint)).not.toEqual([]);
});
