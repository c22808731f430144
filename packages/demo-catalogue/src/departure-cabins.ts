import type { EndpointWire } from '@booking/api/endpoints';
import { type Cents, centsToEuros, divideRounded, percentOf, subtract, sum, times, toCents } from '@booking/domain/money';
import { cabinDescription } from './cabin-texts.ts';
import { cabins } from './cabins.ts';
import type { DepartureKind, PlannedDeparture } from './departure-plan.ts';
import { seeded } from './seeded.ts';

/** Surcharge on the price of the tour by month, in percent. */
const highSeason: Readonly<Record<number, number>> = {
  4: 4,
  5: 8,
  6: 10,
  7: 14,
  8: 12.5,
  9: 8,
  10: -4,
  11: -8,
  12: -10,
  1: -12,
  2: -12,
  3: -6,
};

/** Number of free cabins out of `total`, by kind; `random` in [0, 1). */
const freeCabins: Readonly<Record<DepartureKind, (total: number, random: number) => number>> = {
  open: (total, random) => Math.max(1, Math.round(total * (0.45 + random * 0.55))),
  few: (total, random) => Math.min(total, Math.floor(random * 3)),
  stretch: (total, random) => Math.min(total, 1 + Math.floor(random * 2)),
  'small-party': (total, random) => Math.max(1, Math.round(total * (0.3 + random * 0.3))),
  group: (total) => total,
  'on-request': () => 0,
  full: () => 0,
  unknown: () => 0,
};

function selectable(kind: DepartureKind, total: number, free: number): number {
  if (kind === 'on-request') return total;
  return kind === 'stretch' ? Math.min(total, free + 2) : free;
}

/** Rounds to steps, as in price lists. */
const roundedTo = (step: number, price: Cents): Cents => times(divideRounded(price, step), step);

/** Shares of a price, in percent, become euros in steps of half a euro; null without a share. */
const changed = (price: Cents, percent: number | null, change: typeof sum | typeof subtract): number | null =>
  percent === null ? null : centsToEuros(roundedTo(50, change(price, percentOf(price, percent))));

/** The cabin types of a departure before any booking, in the format of the contract. */
export function getCabins({ tour, ship, date, kind }: PlannedDeparture): EndpointWire<'departureCabins'> {
  const random = seeded(`${ship} ${tour.id} ${date} cabins`);
  return cabins
    .filter((cabin) => cabin.ship === ship)
    .map((cabin, index) => {
      // A departure with few cabins always has at least one.
      const free = Math.max(freeCabins[kind](cabin.count, random(index)), kind === 'few' && index === 0 ? 1 : 0);
      const base = times(toCents(tour.price + cabin.supplement), 100);
      const price = roundedTo(100, sum(base, percentOf(base, highSeason[Number(date.slice(5, 7))] ?? 0)));
      return {
        id: cabin.id,
        name: cabin.name,
        description: cabinDescription(cabin, 'en'),
        image_url: `/images/cabins/${cabin.slug}.svg`,
        image_urls: [`/images/cabins/${cabin.slug}.svg`, `/images/cabins/${cabin.slug}-plan.svg`, `/images/ships/${cabin.ship}-2.svg`],
        minimum_occupancy: cabin.occupancy[0],
        maximum_occupancy: cabin.occupancy[1],
        unit_price: centsToEuros(price),
        discount_price: changed(price, cabin.third, subtract),
        surcharge_price: changed(price, cabin.single, sum),
        count: selectable(kind, cabin.count, free),
        available_count: free,
      };
    });
}
