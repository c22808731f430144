import { type CalendarDay, calendarDays, departureDay } from '../calendar/calendar-days.ts';
import type { FittingDeparture } from '../calendar/day-state.ts';
import type { IsoDate } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';
import { chosenTrip, type PriceFrom } from './chosen-trip.ts';
import { sharedTrip, type TripDetails } from './trip-details.ts';

/** What is on sale: the departures of a month of a tour, one day of which is chosen. */
export type ShipOffer = { departures: readonly Departure[]; date: IsoDate; today: IsoDate };

/** What was chosen: the size of the party, and the id of a departure. */
export type ShipRequest = { party: number; departure?: string | undefined };

/** A departure that the party can take. `day`: its state, places and price, as the date step shows them. */
export type ShipOption = { departure: FittingDeparture; day: CalendarDay };

/** What the ship step shows for a choice. */
export type ShipStep = {
  /** The departures of the date that fit the party, in the order of the response. SHIP-2. */
  options: readonly ShipOption[];
  /** The departures belong to several tours: each option names its own. SHIP-6. */
  namesTours: boolean;
  /** What all options share, whichever is chosen. SHIP-23. */
  shared: TripDetails;
  /** The only option is chosen by itself. Null while there are several, and none of them is chosen. SHIP-8. */
  chosen: ShipOption | null;
  /** What is known of the trip; null without a departure on the date. SHIP-22. */
  details: TripDetails | null;
  /** The departures whose tours the summary names: the chosen one, or else all of the date. */
  named: readonly Departure[];
  /** SHIP-17. */
  from: PriceFrom;
};

/** The ship step as a function of offer and request: its container and its stories show the same. */
export function shipStep({ departures, date, today }: ShipOffer, { party, departure }: ShipRequest): ShipStep {
  const onDate = departures.filter((one) => one.date === date);
  const trip = chosenTrip(calendarDays(onDate, party, today).get(date), { party, departure, today });
  const options = trip.fitting.map((one) => ({ departure: one, day: departureDay(one, party, today) }));
  return {
    options,
    namesTours: new Set(departures.map(({ tour_id }) => tour_id)).size > 1,
    shared: sharedTrip(trip.fitting),
    chosen: options.find((option) => option.departure === trip.departure) ?? null,
    details: trip.details,
    named: trip.departure ? [trip.departure] : onDate,
    from: trip.from,
  };
}
