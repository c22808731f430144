import { type Cents, lesser } from '../money/money.ts';
import type { IsoDate } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';
import { type DayLabel, dayLabel } from './day-label.ts';
import { bestState, type DayState, departureState, fittingDepartures } from './day-state.ts';

/** A day that has departures. `priceFrom` in cents, of the departures that fit the party; null when none does. */
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
  const prices = fitting.map(({ availability }) => availability.minimum_price);
  return {
    date,
    state,
    label: dayLabel(state, fitting),
    discount: departures.some(({ voucher }) => voucher),
    priceFrom: prices.length > 0 ? prices.reduce(lesser) : null,
    departures,
  };
}

/** State, label and price of a single departure: the same as those of a day with only this departure. */
export const departureDay = (departure: Departure, party: number, today: IsoDate): CalendarDay =>
  calendarDay(departure.date, [departure], party, today);

/**
 * The days that have departures, by date. A day takes the best state of its departures, and the discount flag when any of them has a
 * voucher; today and the past are unavailable. DATE-19, DATE-21, DATE-22.
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
