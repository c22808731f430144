import { availabilityWire, productWire } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, date, departure, products, respondWithDepartures, tour } from '../../testing/screens/a-backend.ts';
import { choosingAddress as address, choosing, loadedContent } from '../../testing/screens/choosing.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

const steps = choosing(getWords('en'));
const later = (months: number): string => {
  const day = new Date(`${date.slice(0, 7)}-15T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
};

test('with no day of the loaded months to offer, further months are requested, each once; a press shows the day with the focus (DATE-36, DATE-40)', async () => {
  const full = { ...departure, availability: availabilityWire({ maximum_passengers: 0 }) };
  const free = { ...departure, id: 'free', date: later(5), end_date: later(5) };
  const backend = aBackend({
    tour: { ...tour, first_departure: date, last_departure: later(7), first_available: free.date },
    tourDepartures: respondWithDepartures(full, free),
  });
  await openScreen(address.chosenDate, { backend, width: 390 });
  const offered = page.getByRole('status').getByRole('listitem').getByRole('button');
  await expect.element(offered).toBeInViewport();
  const requested = backend.of('tourDepartures').map(({ url }) => url.searchParams.get('start')?.slice(0, 7));
  const further = requested.filter((month) => month !== date.slice(0, 7));
  // React's development build, in which translated pages are tested, mounts what is new twice, and may abort its first requests.
  const isDevelopment = import.meta.env.MODE === 'translated';
  const months = isDevelopment ? [...new Set(further)] : further;
  expect(months.toSorted()).toEqual([1, 5].map((count) => later(count).slice(0, 7)));
  await offered.click();
  await expect.element(steps.day(free.date)).toHaveFocus();
  await expect.element(steps.day(free.date)).toBeInViewport();
  // The message is about the former date: it goes, and does not come back without a date.
  await expect.element(offered).not.toBeInTheDocument();
  await steps.day(free.date).click();
  await expect.element(steps.day(free.date)).toHaveAttribute('aria-selected', 'false');
  await expect.element(offered).not.toBeInTheDocument();
});

test('what comes on top stands in the first screenful, for the chosen day with its amount, which is requested for that day only (DATE-41, PRICE-48)', async () => {
  const tax = productWire({ unit_price: 3.45, price_calculation: 'per_night', mandatory: true, local_cost: true });
  const backend = aBackend({ departureProducts: { ...products, other: [tax] } });
  await openScreen(address.date, { backend });
  await expect.element(loadedContent()).toBeVisible();
  expect(backend.of('departureProducts')).toEqual([]);
  await expect.element(page.getByText('Plus fixed costs (guarantee fund, local costs)')).toBeInViewport();
  await steps.takeFirstAvailableDay();
  await expect.element(page.getByText('Plus €24.15 fixed costs p.p., paid at departure')).toBeInViewport();
  expect(backend.of('departureProducts').map(({ url }) => url.pathname.split('/').at(-2))).toEqual([departure.id]);
});
