import { addDays, addMonths, daysBetween, daysOfMonth, getYearMonth, weekday } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { seeded, stableId } from './seeded.ts';
import type { ShipSlug } from './ships.ts';
import { type CatalogueTour, tours } from './tours.ts';

/** The kind of availability that a departure has before any booking. */
export type DepartureKind =
  | 'open' // cabins free
  | 'few' // the last ones
  | 'stretch' // some free, and the provider may have more: beyond the free ones a booking is on request
  | 'small-party' // for at most six
  | 'group' // for at least four
  | 'on-request'
  | 'full'
  | 'unknown'; // availability is null

export type PlannedDeparture = { id: string; tour: CatalogueTour; ship: ShipSlug; date: IsoDate; endDate: IsoDate; kind: DepartureKind };

const kinds: readonly (readonly [upTo: number, kind: DepartureKind])[] = [
  [0.06, 'full'],
  [0.11, 'unknown'],
  [0.23, 'on-request'],
  [0.38, 'few'],
  [0.45, 'stretch'],
  [0.51, 'small-party'],
  [0.56, 'group'],
  [1, 'open'],
];

/** The number of a week, counted from Monday 2024-01-01. The second ship sails every third week. */
const weekNumber = (date: IsoDate): number => Math.floor(daysBetween('2024-01-01' as IsoDate, date) / 7);

function plan(tour: CatalogueTour, ship: ShipSlug, date: IsoDate): PlannedDeparture {
  const random = seeded(`${tour.id} ${ship} ${date}`)(0);
  const kind = kinds.find(([upTo]) => random < upTo)?.[1] ?? 'open';
  const id = stableId('a0D7T0', `${tour.id} ${ship} ${date}`);
  return { id, tour, ship, date, endDate: addDays(date, tour.duration - 1), kind };
}

function planDay(date: IsoDate): PlannedDeparture[] {
  const [month, day, week] = [Number(date.slice(5, 7)), weekday(date), weekNumber(date)];
  return tours
    .filter(({ weekday, season }) => weekday === day && month >= season[0] && month <= season[1])
    .flatMap((tour) => {
      const [first, second] = tour.ships;
      const both = second !== undefined && week % 3 === 0;
      return [plan(tour, first, date), ...(both ? [plan(tour, second, date)] : [])];
    });
}

/** Number of months in the catalogue after the current one. */
const monthsAhead = 18;

/**
 * All departures from the start of this month to the end of the 18th month from now, by date. The result depends on the month alone, so a departure
 * never changes its id, its ship or its kind.
 */
export function planDepartures(today: IsoDate): PlannedDeparture[] {
  const months = Array.from({ length: monthsAhead + 1 }, (_, index) => addMonths(getYearMonth(today), index));
  return months.flatMap((month) => daysOfMonth(month).flatMap(planDay));
}
