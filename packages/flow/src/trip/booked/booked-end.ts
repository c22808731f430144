import type { Departure, IsoDate } from '@booking/domain/schema';

type BookedTrip = {
  from: IsoDate;
  /** The id of the booked departure; null if this browser does not know it. */
  departure: string | null;
};

/** The last day of a booked trip, from the departures of its tour. Null if none is on its first day, or if those of that day end on different days. */
export function bookedEnd(
  departures: readonly Pick<Departure, 'id' | 'date' | 'end_date'>[],
  { from, departure }: BookedTrip,
): IsoDate | null {
  const onDay = departures.filter(({ date }) => date === from);
  const own = onDay.find(({ id }) => id === departure);
  const [end, ...others] = new Set((own ? [own] : onDay).map(({ end_date }) => end_date));
  return end !== undefined && others.length === 0 ? end : null;
}
