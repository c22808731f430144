import { tours } from '@booking/demo-catalogue';
import type { BookingRequest } from '@booking/domain/schema';
import { type ApiClient, bookingBody, getCabins, getDepartures } from '../src/testing/test-booking.ts';

const createClient = (origin: string): ApiClient => ({
  async request(path, init) {
    const response = await fetch(`${origin}${path}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: JSON.parse(text) };
  },
});

/** The paths of the reads: a month of departures, the tours, the cabins of a departure, and texts. */
export async function readPaths(origin: string): Promise<Record<'month' | 'tours' | 'cabins' | 'translations', string>> {
  const tour = tours[0]?.id ?? '';
  const departures = await getDepartures(createClient(origin), tour);
  const [middle] = departures.slice(Math.floor(departures.length / 2));
  const month = middle?.date.slice(0, 7) ?? '';
  return {
    month: `/api/v1/tours/${tour}/departures?start=${month}-01&end=${month}-31`,
    tours: '/api/v1/tours',
    cabins: `/api/v1/departures/${middle?.id}/cabins`,
    translations: '/api/v1/translations/ships',
  };
}

/** Bodies of bookings that can all be completed, grouped by departure: one cabin each, with two persons. */
export async function bookingBodies(origin: string): Promise<BookingRequest[]> {
  const client = createClient(origin);
  const soon = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const bodies: BookingRequest[] = [];
  for (const { id } of tours) {
    for (const departure of await getDepartures(client, id)) {
      const { available_passengers = 0, minimum_passengers = 1 } = departure.availability ?? {};
      if (departure.on_request || departure.date < soon || available_passengers < 2 || minimum_passengers > 2) continue;
      const cabins = (await getCabins(client, departure)).filter(
        ({ maximum_occupancy, minimum_occupancy }) => maximum_occupancy >= 2 && minimum_occupancy <= 2,
      );
      const free = cabins.flatMap((cabin) => Array<string>(cabin.available_count).fill(cabin.id));
      const [first] = free;
      if (!first) continue;
      const template = await bookingBody(client, departure, first);
      for (const cabin of free.slice(0, Math.floor(available_passengers / 2))) {
        const passengers = template.passengers.map((passenger) => ({ ...passenger, cabin: `${cabin}:0` }));
        bodies.push({ ...template, passengers, idempotency_key: crypto.randomUUID() });
      }
    }
  }
  return bodies;
}

/** A copy in a reproducible order, in which bookings of one departure are far apart. */
export function spread<Value>(values: readonly Value[]): Value[] {
  const step = 499;
  return Array.from({ length: step }, (_, start) => values.filter((_value, index) => index % step === start)).flat();
}
