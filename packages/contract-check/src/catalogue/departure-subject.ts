import { addDays } from '@booking/domain/date';
import type { CabinType, Departure, Products } from '@booking/domain/schema';
import type { Answer } from '../finding.ts';
import type { Reader } from '../http/reader.ts';
import { departuresOf, readSpan, type TourSubject } from './tour-subject.ts';

/** A departure as its day lists it and as it answers itself, with its cabins and products. */
export type DepartureSubject = {
  listed: Departure;
  detail: Answer<Departure> | null;
  cabins: Answer<CabinType[]> | null;
  products: Answer<Products> | null;
};

/** `count` of a tour's departures that are still to come, or of all where none is, evenly over the time. */
export function sampleOf(subject: TourSubject, count: number): Departure[] {
  const all = departuresOf(subject);
  const toCome = all.filter(({ date }) => date > subject.today);
  const from = toCome.length > 0 ? toCome : all;
  const size = Math.min(count, from.length);
  const indices = Array.from({ length: size }, (_, index) => (size === 1 ? 0 : Math.round((index * (from.length - 1)) / (size - 1))));
  return indices.flatMap((index) => from[index] ?? []);
}

/** Reads a departure's own answers. `again`: reads it in its day once more, too, since it may have changed. */
export async function readDeparture(reader: Reader, tourId: string, before: Departure, again: boolean): Promise<DepartureSubject> {
  const params = { id: before.id };
  const [day] = again ? await readSpan(reader, tourId, before.date, addDays(before.date, 1)) : [];
  const [detail, cabins, products] = await Promise.all([
    reader.read('departure', { params }),
    reader.read('departureCabins', { params }),
    reader.read('departureProducts', { params }),
  ]);
  return { listed: day?.departures.data.find(({ id }) => id === before.id) ?? before, detail, cabins, products };
}
