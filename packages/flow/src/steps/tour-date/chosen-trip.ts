import { type CalendarDay, departureDay, type FittingDeparture, fittingDepartures } from '@booking/domain/calendar';
import type { IsoDate } from '@booking/domain/schema';
import type { TripDetails } from '@booking/ui/summary';
import { sharedTrip } from '../../choosing/shared-trip.ts';

type ChosenTrip = {
  /** Null while no day is chosen, or while several departures of the day fit and none of them is chosen. */
  departure: FittingDeparture | null;
  /** What is known of the trip: null while no day is chosen. */
  details: TripDetails | null;
  /** Has the lowest price of the departure, or else of the day. */
  pricedDay: CalendarDay | null;
};

/** What is known of the trip once a day of the calendar is chosen, and perhaps one of its departures. */
export function chosenTrip(
  day: CalendarDay | undefined,
  { party, departure: id, today }: { party: number; departure: string | undefined; today: IsoDate },
): ChosenTrip {
  const fitting = day ? fittingDepartures(day.departures, party, day.date, today) : [];
  const departure = (fitting.length === 1 ? fitting[0] : fitting.find((one) => one.id === id)) ?? null;
  return {
    departure,
    details: day ? sharedTrip(departure ? [departure] : fitting) : null,
    pricedDay: departure ? departureDay(departure, party, today) : (day ?? null),
  };
}
