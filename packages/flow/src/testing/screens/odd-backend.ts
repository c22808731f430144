import { availabilityWire, cabinTypeWire, departureWire } from '@booking/domain/testing';
import { aBackend, cabin as ordinaryCabin, departure as ordinaryDeparture, products, respondWithDepartures } from './a-backend.ts';
import type { FakeBackend, Responses } from './backend.ts';

/** What the contract does not know. */
const surprise = { surprise: { deep: [1] } };

/** A trip that is legal, but has unusual values wherever the contract allows them. */
export const departure = departureWire({
  ...ordinaryDeparture,
  ...surprise,
  id: '00123456789012345678',
  tour_id: 'x.1',
  tour_name: 'Odd & <b>bold</b> tour',
  ship_name: 'Étoile',
  program_id: '',
  program_name: '',
  availability: availabilityWire({
    ...ordinaryDeparture.availability,
    ...surprise,
    available_cabins: 0,
    total_cabins: 0,
  }),
});
const withoutAvailability = { ...departure, id: 'no-availability', ship_id: 'ship-2', availability: null, voucher: null };
export const cabin = cabinTypeWire({ ...ordinaryCabin, id: 'cabin-a-b', name: 'Cabin "A"', available_count: 0 });
/** Two tours under one id, of which one is left; their season is not known. */
export const tour = {
  id: 'x.1:y',
  tours: [{ id: 'x.1', name: departure.tour_name, duration: 8 }],
  first_departure: null,
  last_departure: null,
  first_available: departure.date,
};

/** The backend of the odd trip. */
export const oddBackend = (changes: Responses = {}): FakeBackend =>
  aBackend({
    tours: { data: tour.tours },
    tour,
    tourDepartures: respondWithDepartures(departure, withoutAvailability),
    departure,
    departureCabins: [cabin],
    departureProducts: { ...products, ...surprise },
    ...changes,
  });
