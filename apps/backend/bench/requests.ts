import { type BookingRequest, CabinTypeSchema, DepartureSchema, ProductsSchema } from '@booking/domain/schema';
import * as v from 'valibot';

const get = async (origin: string, path: string): Promise<unknown> => (await fetch(`${origin}/api/v1${path}`)).json();
const ToursSchema = v.object({ data: v.array(v.object({ id: v.string() })) });

const departuresOf = async (origin: string, tour: string) =>
  v.parse(v.array(DepartureSchema), await get(origin, `/tours/${tour}/departures?start=2000-01-01&end=2999-01-01`));

const tourIds = async (origin: string): Promise<string[]> => v.parse(ToursSchema, await get(origin, '/tours')).data.map(({ id }) => id);

/** The paths that are read: a month of departures, its neighbours, and those of the catalogue. */
export async function readPaths(origin: string): Promise<{ month: string; tours: string; cabins: string; translations: string }> {
  const [tour = ''] = await tourIds(origin);
  const departures = await departuresOf(origin, tour);
  const month = departures[Math.floor(departures.length / 2)]?.date.slice(0, 7) ?? '';
  const [year, number] = month.split('-').map(Number);
  const end = number === 12 ? `${(year ?? 0) + 1}-01-01` : `${year}-${String((number ?? 0) + 1).padStart(2, '0')}-01`;
  return {
    month: `/api/v1/tours/${tour}/departures?start=${month}-01&end=${end}`,
    tours: '/api/v1/tours',
    cabins: `/api/v1/departures/${departures.find(({ date }) => date.startsWith(month))?.id}/cabins`,
    translations: '/api/v1/translations/ships',
  };
}

/** Bodies of bookings that all can be completed, those of one departure one after another: one cabin each, with two persons. */
export async function bookingBodies(origin: string): Promise<BookingRequest[]> {
  const bodies: BookingRequest[] = [];
  const soon = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  for (const tour of await tourIds(origin)) {
    for (const departure of (await departuresOf(origin, tour)).filter(({ date, on_request }) => date > soon && !on_request)) {
      const places = departure.availability?.available_passengers ?? 0;
      if ((departure.availability?.minimum_passengers ?? 1) > 2) continue;
      const cabins = v.parse(v.array(CabinTypeSchema), await get(origin, `/departures/${departure.id}/cabins`));
      const products = v.parse(ProductsSchema, await get(origin, `/departures/${departure.id}/products`));
      const free = cabins
        .filter((cabin) => cabin.maximum_occupancy >= 2)
        .flatMap((cabin) => Array<string>(cabin.available_count).fill(cabin.id));
      for (const cabin of free.slice(0, Math.floor(places / 2))) bodies.push(bodyOf(departure.id, cabin, products));
    }
  }
  return bodies;
}

function bodyOf(departureId: string, cabin: string, { bikes, other }: v.InferOutput<typeof ProductsSchema>): BookingRequest {
  const mandatory = other.filter((product) => product.mandatory);
  const passenger = (firstName: string): BookingRequest['passengers'][number] => ({
    firstName,
    lastName: 'Smit',
    dateOfBirth: '1980-02-29',
    gender: 'Female',
    bodyHeight: 172,
    cabin: `${cabin}:0`,
    bike: bikes[0]?.id ?? '',
    diet: '',
    other: mandatory.filter((product) => product.passenger_product).map(({ id }) => id),
  });
  return {
    departureId,
    main: {
      phoneNumber: '+31612345678',
      emailAddress: 'ann@example.com',
      streetAddress: 'Keizersgracht 1',
      zipCode: '1015 AA',
      city: 'Amsterdam',
      country: 'NL',
      state: '',
      customerRemarks: '',
      groupName: '',
    },
    passengers: [passenger('Ann'), passenger('Bob')],
    insurance: { cancellation: true, travel: false },
    terms: { general: true, consumer: true, payment: true, cancellation: true },
    locale: 'en',
    brand: 'boatbiketours',
    voucher: null,
    products: mandatory.filter((product) => !product.passenger_product).map(({ id }) => ({ id, amount: 1 })),
    idempotency_key: crypto.randomUUID(),
  };
}

/** A copy in an order that is the same each time, and in which those of one departure are far from each other. */
export function spread<Value>(values: readonly Value[]): Value[] {
  const step = 997;
  const rows = Array.from({ length: step }, (_, start) => values.filter((_value, index) => index % step === start));
  return rows.flat();
}
