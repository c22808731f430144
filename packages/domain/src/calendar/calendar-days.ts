import { isBookable } from '../date/plain-date.ts';
import type { Cents } from '../money/money.ts';
import { type ReducedPrice, reducedPrice } from '../pricing/reduced-price.ts';
import type { IsoDate } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';
import { type DayLabel, fittingLabel, unavailableLabel } from './day-label.ts';
import { bestState, type DayState, departureState, type FittingDeparture, fittingDepartures } from './day-state.ts';

/**
 * A day that has departures. Price, places and discount are those of its departures in the day's state, so that the party can have the price.
 * `priced` is the departure that costs least with its voucher, `priceFrom` its price per person without the voucher, in cents, `reduced` with
 * it; null when no departure fits the party.
 */
export type CalendarDay = {
  date: IsoDate;
  state: DayState;
  label: DayLabel;
  discount: boolean;
  priceFrom: Cents | null;
  reduced: ReducedPrice | null;
  priced: FittingDeparture | null;
  departures: readonly Departure[];
};

const reducedFrom = ({ availability, voucher }: FittingDeparture): ReducedPrice | null => reducedPrice(availability.minimum_price, voucher);

/** What a person pays at least for a departure, in cents: the voucher counts. */
export const departurePrice = (departure: Pick<FittingDeparture, 'availability' | 'voucher'>): Cents =>
  reducedPrice(departure.availability.minimum_price, departure.voucher)?.amount ?? departure.availability.minimum_price;

/** What a person pays at least on a day, in cents; null when no departure fits the party. DATE-22. */
export const dayPrice = ({ priceFrom, reduced }: Pick<CalendarDay, 'priceFrom' | 'reduced'>): Cents | null => reduced?.amount ?? priceFrom;

/** Of two departures the one that costs less. */
const cheaper = (one: FittingDeparture, other: FittingDeparture): FittingDeparture =>
  departurePrice(other) < departurePrice(one) ? other : one;

function calendarDay(date: IsoDate, departures: readonly Departure[], party: number, today: IsoDate): CalendarDay {
  const fitting = fittingDepartures(departures, party, date, today);
  const state = bestState(fitting.map((departure) => departureState(departure, party)));
  if (state === 'unavailable') {
    const label = isBookable(date, today) ? unavailableLabel(departures, party) : null;
    return { date, state, label, discount: false, priceFrom: null, reduced: null, priced: null, departures };
  }
  const best = fitting.filter((departure) => departureState(departure, party) === state);
  const priced = best.reduce(cheaper);
  return {
    date,
    state,
    label: fittingLabel(state, best),
    discount: best.some(({ voucher }) => voucher),
    priceFrom: priced.availability.minimum_price,
    reduced: reducedFrom(priced),
    priced,
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
