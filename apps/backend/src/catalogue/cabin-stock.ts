import { type Cents, divideRounded, percentOf, subtract, sum, times, toCents } from '@booking/domain/money';
import { type CatalogueCabin, cabins } from './cabins.ts';
import type { DepartureKind, PlannedDeparture } from './departure-plan.ts';
import { seeded } from './seeded.ts';

/**
 * A cabin type of a departure before any booking. `count` cabins may be chosen, of which `free` are certainly available. Prices are per person in
 * cents.
 */
export type CabinStock = {
  cabin: CatalogueCabin;
  count: number;
  free: number;
  unitPrice: Cents;
  discountPrice: Cents | null;
  surchargePrice: Cents | null;
};

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

/** The cabin types of a departure with their stock and prices. */
export function cabinStock({ tour, ship, date, kind }: PlannedDeparture): CabinStock[] {
  const random = seeded(`${ship} ${tour.id} ${date} cabins`);
  return cabins
    .filter((cabin) => cabin.ship === ship)
    .map((cabin, index) => {
      // A departure with few cabins always has at least one.
      const free = Math.max(freeCabins[kind](cabin.count, random(index)), kind === 'few' && index === 0 ? 1 : 0);
      const base = times(toCents(tour.price + cabin.supplement), 100);
      const unitPrice = roundedTo(100, sum(base, percentOf(base, highSeason[Number(date.slice(5, 7))] ?? 0)));
      return {
        cabin,
        count: selectable(kind, cabin.count, free),
        free,
        unitPrice,
        discountPrice: cabin.third === null ? null : roundedTo(50, subtract(unitPrice, percentOf(unitPrice, cabin.third))),
        surchargePrice: cabin.single === null ? null : roundedTo(50, sum(unitPrice, percentOf(unitPrice, cabin.single))),
      };
    });
}
