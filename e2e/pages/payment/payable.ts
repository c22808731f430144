import { type APIRequestContext, expect } from '@playwright/test';

type Product = { id: string; mandatory: boolean; passenger_product: boolean; product_type: string | null };
type Departure = {
  id: string;
  date: string;
  on_request: boolean;
  multi_market?: boolean;
  availability: { minimum_passengers: number; maximum_passengers: number; available_passengers: number } | null;
};
type Cabin = { id: string; minimum_occupancy: number; maximum_occupancy: number; available_count: number };

const iso = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const passenger = (firstName: string, more: object) => ({
  firstName,
  lastName: 'Example',
  dateOfBirth: '1980-02-29',
  gender: '',
  bodyHeight: 172,
  diet: '',
  ...more,
});

let chosen = 0;

/** A departure far in the future with a free cabin for two: a different one each time, and not one of the first, which other tests use. */
export async function freeTrip(request: APIRequestContext, market: 'default' | 'north_america') {
  const api = async <Body>(path: string): Promise<Body> => (await request.get(`/api/v1${path}`)).json();
  const { data: tours } = await api<{ data: { id: string }[] }>('/tours');
  for (let tried = 0; tried < tours.length; tried++) {
    const tour = tours[(chosen++ + tried) % tours.length];
    const departures = await api<Departure[]>(`/tours/${tour?.id}/departures?start=${iso(100)}&end=${iso(490)}`);
    const fitting = departures.filter(({ on_request, multi_market, availability: places }) => {
      const fits = places && places.minimum_passengers <= 2 && places.maximum_passengers >= 2 && places.available_passengers >= 2;
      return !on_request && fits && (market === 'default' || multi_market === true);
    });
    for (const departure of fitting.reverse()) {
      const cabins = await api<Cabin[]>(`/departures/${departure.id}/cabins`);
      const cabin = cabins.find((one) => one.minimum_occupancy <= 2 && one.maximum_occupancy >= 2 && one.available_count > 1);
      if (cabin) return { departure, cabin };
    }
  }
  throw new Error('no departure with a free cabin');
}

/** Makes a booking that can be paid, through the backend's API; returns its id. */
export async function payableBooking(request: APIRequestContext, market: 'default' | 'north_america' = 'default'): Promise<string> {
  const { departure, cabin } = await freeTrip(request, market);
  const products = (await (await request.get(`/api/v1/departures/${departure.id}/products`)).json()) as {
    bikes: Product[];
    other: Product[];
  };
  const mandatory = products.other.filter((product) => product.mandatory);
  const common = {
    cabin: `${cabin.id}:0`,
    bike: products.bikes[0]?.id,
    other: mandatory.filter((product) => product.passenger_product).map(({ id }) => id),
  };
  const american = market === 'north_america';
  const made = await request.post('/api/v1/bookings', {
    data: {
      departureId: departure.id,
      main: {
        phoneNumber: '+31 20 555 0142',
        emailAddress: 'ann@example.com',
        streetAddress: 'Keizersgracht 1',
        zipCode: '1015 AA',
        city: 'Amsterdam',
        country: american ? 'US' : 'NL',
        state: american ? 'NY' : '',
        customerRemarks: '',
        groupName: '',
      },
      passengers: [passenger('Ann', common), passenger('Bo', common)],
      insurance: { cancellation: false, travel: false },
      terms: american ? { general_north_america: true, payment_north_america: true } : { general: true, consumer: true, payment: true },
      locale: 'en',
      brand: 'boatbiketours',
      voucher: null,
      products: mandatory.filter((product) => !product.passenger_product).map(({ id }) => ({ id, amount: 1 })),
      idempotency_key: crypto.randomUUID(),
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  await expect.poll(async () => (await (await request.get(`/api/v1/bookings/${id}`)).json()).status).toBe('completed');
  return id;
}
