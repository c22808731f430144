import { type CalendarDay, departureDay, type FittingDeparture, fittingDepartures } from '@booking/domain/calendar';
import type { IsoDate } from '@booking/domain/schema';

type ChosenTrip = {
  /** Null while no day is chosen, or while several departures of the day fit and none of them is chosen. */
  departure: FittingDeparture | null;
  /** Null while the departures in question end on different days. */
  endDate: IsoDate | null;
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
  const ends = departure ? [departure.end_date] : [...new Set(fitting.map(({ end_date }) => end_date))];
  return {
    departure,
    endDate: ends.length === 1 && ends[0] ? ends[0] : null,
    pricedDay: departure ? departureDay(departure, party, today) : (day ?? null),
  };
}
