import { randomUUID } from 'node:crypto';
import { type CatalogueTour, tours } from '@booking/demo-catalogue';
import { type BookingRequest, CabinTypeSchema, type Departure, DepartureSchema, ProductsSchema } from '@booking/domain/schema';
import { mainBookerWire } from '@booking/domain/testing';
import * as v from 'valibot';
import type { TestServer } from './test-server.ts';

/** Sends requests to a server in this process or in another one. */
export type ApiClient = Pick<TestServer, 'request'>;

type Filter = { tour?: (tour: CatalogueTour) => boolean; departure?: (departure: Departure) => boolean };

/** The range of a calendar year, from the current one (0) on, as a query. */
export function wholeYear(ahead: number): string {
  const year = new Date().getUTCFullYear() + ahead;
  return `start=${year}-01-01&end=${year + 1}-01-01`;
}

/** All departures of a tour in the catalogue of the demo, by date. */
export async function getDepartures({ request }: ApiClient, tour: string): Promise<Departure[]> {
  const years = await Promise.all([0, 1, 2].map((ahead) => request(`/api/v1/tours/${tour}/departures?${wholeYear(ahead)}`)));
  return years.flatMap(({ json }) => v.parse(v.array(DepartureSchema), json));
}

/** The departures of the catalogue that match, from 60 days ahead. */
export async function* findDepartures(
  { request }: ApiClient,
  { tour = () => true, departure = () => true }: Filter = {},
): AsyncGenerator<Departure> {
  const soon = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  for (const { id } of tours.filter(tour)) {
    for (const found of await getDepartures({ request }, id)) if (found.date > soon && departure(found)) yield found;
  }
}

/** The first of them. */
export async function findDeparture(server: ApiClient, filter?: Filter): Promise<Departure> {
  for await (const departure of findDepartures(server, filter)) return departure;
  throw new Error('no such departure in the demo catalogue');
}

/** Certainly available for two as well as for four. */
export const isFree = ({ on_request, availability }: Departure): boolean =>
  !on_request && availability != null && availability.available_passengers >= 4 && availability.minimum_passengers <= 2;

export const getCabins = async ({ request }: ApiClient, { id }: Departure) =>
  v.parse(v.array(CabinTypeSchema), (await request(`/api/v1/departures/${id}/cabins`)).json);

/** A valid body: two persons in the first cabin type that takes two, from the Netherlands. */
export async function bookingBody(server: ApiClient, departure: Departure, cabinId?: string): Promise<BookingRequest> {
  const cabins = await getCabins(server, departure);
  const cabin = cabins.find(({ id, count, maximum_occupancy }) => (cabinId ? id === cabinId : count > 0 && maximum_occupancy >= 2));
  if (!cabin) throw new Error('no cabin for two');
  const products = v.parse(ProductsSchema, (await server.request(`/api/v1/departures/${departure.id}/products`)).json);
  const mandatory = products.other.filter((product) => product.mandatory);
  const passenger = (firstName: string) => ({
    firstName,
    lastName: 'Smit',
    dateOfBirth: '1980-02-29',
    gender: 'Female' as const,
    bodyHeight: 172,
    cabin: `${cabin.id}:0`,
    bike: products.bikes[0]?.id ?? '',
    diet: '',
    other: mandatory.filter((product) => product.passenger_product).map(({ id }) => id),
  });
  return {
    departureId: departure.id,
    main: mainBookerWire(),
    passengers: [passenger('Ann'), passenger('Bob')],
    insurance: { cancellation: true, travel: false },
    terms: { general: true, consumer: true, payment: true, cancellation: true },
    locale: 'en',
    brand: 'boatbiketours',
    voucher: null,
    products: mandatory.filter((product) => !product.passenger_product).map(({ id }) => ({ id, amount: 1 })),
    idempotency_key: randomUUID(),
  };
}

/** The booking after the job has completed it. */
export async function settledBooking({ request, worker }: TestServer, id: string) {
  await worker.settled();
  return (await request(`/api/v1/bookings/${id}`)).json;
}
