import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { aBackend, departure, respondWithDepartures, sister } from '../../testing/screens/a-backend.ts';
import { choosing, choosingAddress } from '../../testing/screens/choosing.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

const words = getWords('en');
const steps = choosing(words);
const third = { ...sister, id: 'third', ship_id: 'ship-3', ship_name: 'Meeuw' };
const backendWith = (...departures: (typeof departure)[]) => aBackend({ tourDepartures: respondWithDepartures(...departures) });
const box = (locator: Locator) => locator.element().getBoundingClientRect();

test.each([
  [1280, 2],
  [1280, 3],
  [1024, 2],
] as const)('at %i px %i ships stand side by side, with the same rows (SHIP-23)', async (width, count) => {
  await openScreen(choosingAddress.ship, { width, backend: backendWith(...[departure, sister, third].slice(0, count)) });
  await expect.poll(() => steps.ships().elements().length).toBe(count);
  const ships = steps.ships().all();
  const tops = (find: (ship: Locator) => Locator) => new Set(ships.map((ship) => Math.round(box(find(ship)).top)));
  expect(tops((ship) => ship).size).toBe(1);
  expect(tops((ship) => ship.getByRole('heading')).size).toBe(1);
  expect(tops((ship) => ship.getByText(words.text('ship', 'departurePort'))).size).toBe(1);
  expect(tops((ship) => ship.getByRole('button', { name: words.text('ship', 'choose') })).size).toBe(1);
  await expect.element(page.getByText(/^All of them return on /)).toBeVisible();
});

test.each([1280, 390] as const)(
  'at %i px the chosen ship makes Next the main action, in view, and moves nothing (SHIP-24)',
  async (width) => {
    await openScreen(choosingAddress.ship, { width, backend: backendWith(departure, sister) });
    const choose = steps.ship(sister.ship_name);
    const colour = (locator: Locator) => getComputedStyle(locator.first().element()).backgroundColor;
    await expect.element(choose).toBeVisible();
    const main = colour(choose);
    expect(colour(steps.next())).not.toBe(main);
    const { top } = box(choose);
    const { height } = box(steps.next().first());
    await choose.click();
    await expect.element(choose).toHaveAttribute('aria-pressed', 'true');
    expect(colour(steps.next())).toBe(main);
    await expect.element(steps.next().first()).toBeInViewport({ ratio: 0.99 });
    expect(colour(steps.ship(departure.ship_name))).not.toBe(main);
    if (width === 1280) expect(box(choose).top).toBe(top);
    expect(box(steps.next().first()).height).toBe(height);
  },
);
