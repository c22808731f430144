import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, cabin, date, departure, joinedTour, respondWithDepartures, sister, tour } from '../testing/screens/a-backend.ts';
import { choosingAddress as address, choosing } from '../testing/screens/choosing.ts';
import { checkoutAddress } from '../testing/screens/drafts.ts';
import { openScreen, type Screen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

// What was chosen is kept on every way back: ship and cabins, party and date.
const words = getWords('en');
const steps = choosing(words);
const parts = (address: string) => {
  const { pathname, searchParams } = new URL(address, location.origin);
  return { path: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) };
};
const shown = (screen: Screen) => parts(screen.address());
const twoShips = () => aBackend({ tour: joinedTour, tourDepartures: respondWithDepartures(departure, sister) });
const ships = `/tours/${joinedTour.id}/date/${date}`;
const chosen = { cabins: `${cabin.id}:2`, party: '2' };
const progress = (key: string) =>
  page.getByRole('navigation', { name: words.text('progress', 'label') }).getByRole('link', { name: words.text('progress', key) });

test('Back from the cabins to the ship and to the date, and Next again, keeps ship and cabins (SHELL-46)', async () => {
  const screen = await openScreen(`${address.chosenCabins}&tours=${joinedTour.id}`, { backend: twoShips() });
  await expect.element(steps.quantity()).toHaveValue('1');
  await steps.back().click();
  await expect.element(steps.ship('Magnifique')).toHaveAttribute('aria-pressed', 'true');
  expect(shown(screen)).toMatchObject({ path: ships, departure: departure.id, ...chosen });
  await steps.back().click();
  await expect.poll(() => shown(screen)).toMatchObject({ path: `/tours/${joinedTour.id}`, date, departure: departure.id, ...chosen });
  await expect.element(steps.day(date)).toHaveAttribute('aria-selected', 'true');
  await steps.next().click();
  await expect.element(steps.ship('Magnifique')).toHaveAttribute('aria-pressed', 'true');
  await steps.next().click();
  await expect.poll(() => shown(screen)).toMatchObject({ path: address.cabins, tours: joinedTour.id, ...chosen });
  await expect.element(steps.quantity()).toHaveValue('1');
});

test('another ship has no cabins of the former one (SHELL-46)', async () => {
  await openScreen(`${ships}?departure=${departure.id}&cabins=${cabin.id}:2`, { backend: twoShips() });
  await expect.element(steps.next()).toHaveAttribute('href', expect.stringContaining('cabins='));
  await steps.ship('Zwaan').click();
  await expect.element(steps.next()).toHaveAttribute('href', `/departures/sister/cabins?party=2&tours=${joinedTour.id}`);
});

test.each([
  ['the cabins', `${address.chosenCabins}&tours=${tour.id}`, ['departure_date', 'ship']],
  ['the passengers', checkoutAddress('passengers'), ['departure_date', 'ship', 'cabins']],
] as const)('the progress links of %s keep ship and cabins (SHELL-46)', async (_, from, keys) => {
  await openScreen(from, { backend: twoShips() });
  for (const key of keys) await expect.element(progress(key)).toHaveAttribute('href', expect.stringMatching(/cabins=/));
  await expect.element(progress('ship')).toHaveAttribute('href', expect.stringContaining(`departure=${departure.id}`));
});

test('the language switch keeps ship and cabins (SHELL-46)', async () => {
  await openScreen(`${address.ship}?departure=sister&cabins=${cabin.id}:2&party=3`, { backend: twoShips() });
  const german = page.css('a[hreflang=de]').first();
  await expect.element(german).toBeInTheDocument();
  expect(parts(german.element().getAttribute('href') ?? '')).toMatchObject({
    path: address.ship,
    departure: 'sister',
    cabins: `${cabin.id}:2`,
    party: '3',
    locale: 'de',
  });
});

test('the list of dates chooses a departure, which is the chosen ship of the next step (DATE-43)', async () => {
  await openScreen(address.date, { backend: twoShips() });
  await page.getByLabelText(words.text('tourDate', 'list'), { exact: true }).click();
  await page.getByRole('button', { name: /Zwaan$/ }).click();
  await expect.element(steps.next()).toHaveAttribute('href', expect.stringContaining('departure=sister'));
  await steps.next().click();
  await expect.element(steps.ship('Zwaan')).toHaveAttribute('aria-pressed', 'true');
});
