import { addDays, getYearMonth, toYearMonth } from '@booking/domain/date';
import type { CabinType, Departure, MonthPrice, Products } from '@booking/domain/schema';
import type { ParsedResponse } from '../finding.ts';
import type { Reader } from '../http/reader.ts';
import { getDepartures, readSpan, type TourSubject } from './tour-subject.ts';

/** A departure as listed in its month and as returned by its own endpoint, with its cabins, its products and the price of its month. */
export type DepartureSubject = {
  listed: Departure;
  detail: ParsedResponse<Departure> | null;
  cabins: ParsedResponse<CabinType[]> | null;
  products: ParsedResponse<Products> | null;
  month: MonthPrice | null;
};

/** `count` of a tour's departures in the future (of all if there are none), evenly spread over time. */
export function sampleDepartures(subject: TourSubject, count: number): Departure[] {
  const all = getDepartures(subject);
  const toCome = all.filter(({ date }) => date > subject.today);
  const from = toCome.length > 0 ? toCome : all;
  const size = Math.min(count, from.length);
  const indices = Array.from({ length: size }, (_, index) => (size === 1 ? 0 : Math.round((index * (from.length - 1)) / (size - 1))));
  return indices.flatMap((index) => from[index] ?? []);
}

/** Reads a departure's own endpoints. `again`: also reads its day once more, since it may have changed. */
export async function readDeparture(reader: Reader, tour: TourSubject, before: Departure, again: boolean): Promise<DepartureSubject> {
  const params = { id: before.id };
  const [day] = again ? await readSpan(reader, tour.listed.id, before.date, addDays(before.date, 1)) : [];
  const [detail, cabins, products] = await Promise.all([
    reader.read('departure', { params }),
    reader.read('departureCabins', { params }),
    reader.read('departureProducts', { params }),
  ]);
  const month = tour.prices?.data.find((price) => toYearMonth(price.year, price.month) === getYearMonth(before.date)) ?? null;
  return { month, listed: day?.departures.data.find(({ id }) => id === before.id) ?? before, detail, cabins, products };
}
