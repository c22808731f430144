import type { Departure, IsoDate } from '@booking/domain/schema';

/** What a line about a trip says; null while it is not known. */
export type TripFacts = { tour: string; date: IsoDate; endDate: IsoDate | null; persons: number };

export const toTripFacts = (departure: Pick<Departure, 'date' | 'end_date'>, tourName: string, persons: number): TripFacts => ({
  tour: tourName,
  date: departure.date,
  endDate: departure.end_date,
  persons,
});
