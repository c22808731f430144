import { type Departure, DepartureSchema, type IsoDate } from '@booking/domain/schema';
import * as v from 'valibot';
import type { ReadInventory } from '../inventory/inventory.ts';
import type { Catalogue } from './catalogue.ts';
import { presentDeparture } from './present.ts';
import { findTours, getBookableDepartures } from './select-departures.ts';

export type DepartureReader = (tourId: string) => Promise<Departure[]>;

/** Reads the departures of a tour that can be booked today, reduced by what bookings have taken; none for an unknown tour. */
export function createDepartureReader(catalogue: Catalogue, readInventory: ReadInventory, today: () => IsoDate): DepartureReader {
  return async (tourId) => {
    const departures = await getBookableDepartures(catalogue, findTours(catalogue, tourId) ?? [], today());
    const taken = await readInventory(departures.map(({ facts }) => facts.id));
    return departures.map((departure) => v.parse(DepartureSchema, presentDeparture(departure, taken(departure.facts.id))));
  };
}
