import { isBookable } from '../date/plain-date.ts';
import { type Cents, lesser } from '../money/money.ts';
import type { IsoDate } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';
import { type DayLabel, fittingLabel, unavailableLabel } from './day-label.ts';
import { bestState, type DayState, departureState, fittingDepartures } from './day-state.ts';

/**
 * A day that has departures. Price, places and discount are those of its departures in the day's state, so that the party can have the price.
 * `priceFrom` in cents; null when no departure fits the party.
 */
export type CalendarDay = {
  date: IsoDate;
  state: DayState;
  label: DayLabel;
  discount: boolean;
  priceFrom: Cents | null;
  departures: readonly Departure[];
};

function calendarDay(date: IsoDate, departures: readonly Departure[], party: number, today: IsoDate): CalendarDay {
  const fitting = fittingDepartures(departures, party, date, today);
  const state = bestState(fitting.map((departure) => departureState(departure, party)));
  if (state === 'unavailable') {
    const label = isBookable(date, today) ? unavailableLabel(departures, party) : null;
    return { date, state, label, discount: false, priceFrom: null, departures };
  }
  const best = fitting.filter((departure) => departureState(departure, party) === state);
  return {
    date,
    state,
    label: fittingLabel(state, best),
    discount: best.some(({ voucher }) => voucher),
    priceFrom: best.map(({ availability }) => availability.minimum_price).reduce(lesser),
    departures,
  };
}

/** State, label and price of a single departure: the same as those of a day with only this departure. */
export const departureDay = (departure: Departure, party: number, today: IsoDate): CalendarDay =>
  calendarDay(departure.date, [departure], party, today);

/**
 * The days that have departures, by date. A day takes the best state of its departures, and the discount flag when one of those in that state
 * has a voucher; today and the past are unavailable. DATE-19, DATE-21, DATE-22.
 */
export function calendarDays(departures: readonly Departure[], party: number, today: IsoDate): ReadonlyMap<IsoDate, CalendarDay> {
  const byDate = new Map<IsoDate, Departure[]>();
  for (const departure of departures) {
    const others = byDate.get(departure.date);
    if (others) others.push(departure);
    else byDate.set(departure.date, [departure]);
  }
  return new Map(Array.from(byDate, ([date, ofDay]) => [date, calendarDay(date, ofDay, party, today)]));
}
