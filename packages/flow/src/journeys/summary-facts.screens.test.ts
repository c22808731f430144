import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, departure, respondWithDepartures, sister } from '../testing/screens/a-backend.ts';
import { hang, status } from '../testing/screens/backend.ts';
import { choosingAddress as address, choosing, loadedContent } from '../testing/screens/choosing.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { readAloud } from '../testing/screens/read-aloud.ts';
import { getWords } from '../testing/screens/words.ts';

// What the summary says of a trip: before a choice, while its data load, and once they cannot be loaded.
const words = getWords('en');
const { ship } = choosing(words);
const summary = (key: string): string => words.text('summary', key);

const ports = { port_of_departure_name: 'Amsterdam', port_of_arrival_name: 'Bruges' };
const first = { ...departure, ...ports };
const second = { ...sister, ...ports };
const twoShips = () => aBackend({ tourDepartures: respondWithDepartures(first, second) });

/** The facts of the summary, as a screen reader reads them. */
const facts = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('aside dl > div:not([aria-hidden=true])')].map((fact) => [
      readAloud(fact.querySelector('dt') as Element),
      readAloud(fact.querySelector('dd') as Element),
    ]),
  );

const placeholders = () => page.css('[data-placeholder], main [aria-busy=true]').elements();

describe('the ship step', () => {
  test('before a choice the summary has what all ships share, and says that no ship is chosen (SHIP-22, SHELL-49, SHELL-64)', async () => {
    await openScreen(address.ship, { backend: twoShips() });
    await expect.element(page.getByRole('article').nth(1)).toBeVisible();
    const dates = page.css('aside dl > div dd').first().element().textContent ?? '';
    expect(dates).toMatch(/^\w+ \d+ – .*\d{4}$/);
    const shared = { [summary('dates')]: dates, [summary('party')]: '2 people', [summary('route')]: 'Amsterdam to Bruges' };
    const port = { [summary('portOfDeparture')]: 'Amsterdam' };
    expect(facts()).toEqual({ ...shared, [summary('ship')]: 'No ship chosen yet', ...port });
    expect(placeholders()).toEqual([]);
    await ship('Zwaan').click();
    await expect.poll(facts).toEqual({ ...shared, [summary('ship')]: 'Zwaan', ...port });
  });

  test('ships with other days and ports: only the first day is known before a choice (SHIP-22)', async () => {
    const other = { ...second, end_date: first.date, port_of_departure_name: 'Ghent', port_of_arrival_name: null };
    await openScreen(address.ship, { backend: aBackend({ tourDepartures: respondWithDepartures(first, other) }) });
    await expect.element(page.getByRole('article').nth(1)).toBeVisible();
    expect(Object.keys(facts())).toEqual(['dates', 'party', 'ship'].map(summary));
    expect(facts()[summary('dates')]).toMatch(/^\w+, \w+ \d+, \d{4}$|^\w+ \d+, \d{4}$/);
  });
});

test('a departure without ports has no line for them, on no step (SHELL-49)', async () => {
  const bare = { ...departure, port_of_departure_name: '', port_of_arrival_name: null };
  const backend = aBackend({ tourDepartures: respondWithDepartures(bare), departure: bare });
  for (const step of ['chosenDate', 'ship', 'cabins'] as const) {
    await openScreen(address[step], { backend });
    await expect.element(loadedContent()).toBeVisible();
    await expect.poll(placeholders).toEqual([]);
    expect(Object.keys(facts()), step).toEqual(['dates', 'party', 'ship'].map(summary));
  }
});

test.each(['chosenDate', 'ship', 'cabins'] as const)('%s: what loads has a placeholder, which is not read out (SHELL-49)', async (step) => {
  const backend = aBackend();
  backend.intercept(hang);
  await openScreen(address[step], { backend });
  await expect.poll(() => placeholders().length).toBeGreaterThan(0);
  for (const fact of page.css('aside :is(dl > div, p):has([data-placeholder])').elements())
    expect(fact.getAttribute('aria-hidden'), fact.outerHTML).toBe('true');
});

test.each([
  ['date', 'tour'],
  ['chosenDate', 'tourDepartures'],
  ['ship', 'tour'],
  ['ship', 'tourDepartures'],
  ['cabins', 'departure'],
  ['cabins', 'departureCabins'],
  ['cabins', 'departureProducts'],
] as const)('%s: when %s cannot be loaded, no placeholder stays (SHELL-49)', async (step, endpoint) => {
  await openScreen(address[step], { backend: aBackend({ [endpoint]: () => status(400, 'no') }) });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(placeholders).toEqual([]);
  expect(page.getByText(words.text('common', 'loading')).elements()).toEqual([]);
  expect(page.css('aside').element().textContent).not.toContain('…');
});
