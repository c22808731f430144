import type { CabinSelection } from '../cabins/selection.ts';
import { type CalendarDay, departureDay } from '../calendar/calendar-days.ts';
import { type FittingDeparture, fittingDepartures } from '../calendar/day-state.ts';
import type { Cents } from '../money/money.ts';
import type { ReducedPrice } from '../pricing/reduced-price.ts';
import type { IsoDate } from '../schema/common.ts';
import { sharedTrip, type TripDetails } from './trip-details.ts';

/** The chosen departure, and the cabins that were chosen for it. */
export type DepartureChoice = { departure?: string | undefined; cabins: CabinSelection };

/** Chooses a departure. Another one has other cabins: the chosen ones are those of the former. */
export const chooseDeparture = (before: DepartureChoice, departure: string): DepartureChoice & { departure: string } => ({
  departure,
  cabins: departure === before.departure ? before.cabins : {},
});

/** The lowest price per person, in cents: `price` without the departure's voucher, `reduced` with it. Null if no departure has one. */
export type PriceFrom = { price: Cents | null; reduced: ReducedPrice | null };

/** What is known of the trip once a day is chosen, and perhaps one of its departures. */
export type ChosenTrip = {
  /** The departures of the day that the party can take. DATE-20. */
  fitting: readonly FittingDeparture[];
  /** The only one that fits is chosen by itself. Null without a day, or while several fit and none of them is chosen. SHIP-8. */
  departure: FittingDeparture | null;
  /** Null without a day. */
  details: TripDetails | null;
  /** The chosen departure as a day of its own; without one, the day. */
  pricedDay: CalendarDay | null;
  /** Of the chosen departure; without one, of the day. SHIP-17, DATE-22. */
  from: PriceFrom;
};

/** What is known of the trip on a day of the calendar. @param departure the id of the chosen one */
export function chosenTrip(
  day: CalendarDay | undefined,
  { party, departure: id, today }: { party: number; departure: string | undefined; today: IsoDate },
): ChosenTrip {
  const fitting = day ? fittingDepartures(day.departures, party, day.date, today) : [];
  const departure = (fitting.length === 1 ? fitting[0] : fitting.find((one) => one.id === id)) ?? null;
  const pricedDay = departure ? departureDay(departure, party, today) : (day ?? null);
  return {
    fitting,
    departure,
    details: day ? sharedTrip(departure ? [departure] : fitting) : null,
    pricedDay,
    from: { price: pricedDay?.priceFrom ?? null, reduced: pricedDay?.reduced ?? null },
  };
}
