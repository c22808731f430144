import type { Page } from '@playwright/test';
import { availabilityWire, cabinTypeWire, departureWire, productWire } from '../../packages/domain/src/testing/wire.ts';
import { withoutPageData } from './without-data.ts';

/** The first Saturday at least 100 days from now, as YYYY-MM-DD. */
function distantSaturday(): string {
  const day = new Date(Date.now() + 100 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}
export const date = distantSaturday();
const endDate = new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10);

export const departure = {
  ...departureWire({
    id: '00123456789012345678',
    tour_id: 'x.1',
    tour_name: 'Odd & <b>bold</b> tour',
    ship_id: 'ship-1',
    ship_name: 'Étoile',
    program_id: '',
    program_name: '',
    date,
    end_date: endDate,
  }),
  voucher: { code: 'X', description: null, discount_type: 'Discount Amount', amount: 25.5, percentage: null },
  availability: {
    ...availabilityWire({ available_passengers: 9, maximum_passengers: 30, available_cabins: 0, total_cabins: 0, minimum_price: 2049.5 }),
    surprise: { deep: [1] },
  },
  surprise: true,
};
const without = { ...departure, id: 'no-availability', ship_id: 'ship-2', availability: null, voucher: null };
export const cabin = cabinTypeWire({
  id: 'cabin-a-b',
  name: 'Cabin "A"',
  minimum_occupancy: 2,
  maximum_occupancy: 4,
  unit_price: 2049.5,
  count: 3,
  available_count: 0,
});
export const bike = productWire({ id: 'bike00000000000001', name: 'Bike', description: null, base_name: 'Bike', unit_price: 0 });
export const tour = {
  id: 'x.1:y',
  tours: [{ id: 'x.1', name: departure.tour_name, duration: 8 }],
  first_departure: null,
  last_departure: null,
  first_available: date,
};

/** A coupon of ten per cent. */
export const coupon = { code: 'SEA', description: null, discount_type: 'Discount Percentage', percentage: 10, amount: null };

/** Products of the departure: only what the contract requires. */
export const products = {
  bikes: [bike],
  diets: [] as object[],
  other: [] as object[],
  sgr: null,
  insurance_policies: [] as object[],
  more: 1,
};

/** The responses to each GET of the contract, unless a test overrides them. */
const defaults = {
  tours: { data: tour.tours },
  departures: [departure, without] as object[],
  prices: [] as object[],
  tour: tour as object,
  cabins: [cabin] as object[],
  products: products as object,
  departure: departure as object,
  translations: [] as object[],
  voucher: {} as object,
  booking: {} as object,
  payment: {} as object,
};
export type Responses = typeof defaults;

const endpoints: [RegExp, keyof Responses][] = [
  // First, as 'translations/tours' ends like the list of tours.
  [/\/translations\//, 'translations'],
  [/\/tours$/, 'tours'],
  [/\/tours\/[^/]+\/departures$/, 'departures'],
  [/\/tours\/[^/]+\/prices$/, 'prices'],
  [/\/tours\/[^/]+$/, 'tour'],
  [/\/departures\/[^/]+\/cabins$/, 'cabins'],
  [/\/departures\/[^/]+\/products$/, 'products'],
  [/\/departures\/[^/]+\/voucher$/, 'voucher'],
  [/\/departures\/[^/]+$/, 'departure'],
  [/\/bookings\/[^/]+$/, 'booking'],
  [/\/payments\/[^/]+$/, 'payment'],
];

/** The endpoint that a URL belongs to. */
const findEndpoint = (url: string): keyof Responses | undefined =>
  endpoints.find(([path]) => path.test(decodeURIComponent(new URL(url).pathname)))?.[1];

/** The response to a URL of the contract; undefined for any other URL. */
export function responseTo(url: string, responses: Responses = defaults): unknown {
  const endpoint = findEndpoint(url);
  if (endpoint !== 'departures') return endpoint && responses[endpoint];
  const { searchParams } = new URL(url);
  const [start, end] = [searchParams.get('start') ?? '', searchParams.get('end') ?? ''];
  return (responses.departures as { date: string }[]).filter((one) => start <= one.date && one.date < end);
}

/** Responds to the page's API calls like a backend that conforms to the contract, but with unusual values wherever the contract allows them. */
export async function mockBackend(page: Page, changes: Partial<Responses> = {}): Promise<void> {
  const responses = { ...defaults, ...changes };
  await withoutPageData(page);
  await page.route('**/api/v1/**', (route) => {
    const response = responseTo(route.request().url(), responses);
    return response === undefined ? route.fulfill({ status: 500, body: 'no such endpoint' }) : route.fulfill({ json: response });
  });
}
