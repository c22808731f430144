import {
  availabilityWire,
  bookingWire,
  cabinTypeWire,
  type DepartureWire,
  departureWire,
  policyWire,
  productWire,
} from '@booking/domain/testing';
import { type FakeBackend, fakeBackend, type Responses, type SentRequest } from './backend.ts';

/** The first Saturday at least 100 days from now, as YYYY-MM-DD. */
function distantSaturday(): string {
  const day = new Date(Date.now() + 100 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}
export const date = distantSaturday();

/** The trip of most tests with a fake backend. */
export const departure = departureWire({
  id: 'departure1',
  tour_id: 'tour1',
  tour_name: 'Amsterdam to Bruges',
  ship_id: 'ship-1',
  ship_name: 'Magnifique',
  date,
  end_date: new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10),
  voucher: { code: 'X', description: null, discount_type: 'Discount Amount', amount: 25.5, percentage: null } as never,
  availability: availabilityWire({ available_passengers: 9, maximum_passengers: 30, minimum_price: 2049.5 }),
});
/** A departure without a voucher on another day of the month. */
export const onDay = (day: number, changes: object) => ({
  ...departure,
  id: `day-${day}`,
  voucher: null,
  date: `${date.slice(0, 8)}${String(day).padStart(2, '0')}`,
  ...changes,
});
/** Another ship on the same day. */
export const sister = { ...departure, id: 'sister', ship_id: 'ship-2', ship_name: 'Zwaan', voucher: null };
/** Only for parties of these sizes. */
export const forPartyOf = (minimum: number, maximum: number): DepartureWire => ({
  ...departure,
  availability: availabilityWire({
    available_passengers: 9,
    minimum_passengers: minimum,
    maximum_passengers: maximum,
    minimum_price: 2049.5,
  }),
});
export const cabin = cabinTypeWire({
  id: 'twin',
  name: 'Twin cabin',
  minimum_occupancy: 2,
  maximum_occupancy: 4,
  unit_price: 2049.5,
  count: 3,
});
export const bike = productWire({ id: 'bike00000000000001', name: 'Bike', description: null, base_name: 'Bike', unit_price: 0 });
/** A bicycle, and nothing else. */
export const products = { bikes: [bike], diets: [], other: [], sgr: null, insurance_policies: [] };
/** An additional product. */
export const map = productWire({
  id: 'map000000000000001',
  name: 'Route map',
  description: null,
  unit_price: 12.5,
  passenger_product: false,
});
/** A cancellation insurance of 100 euros. */
export const cancellation = policyWire({ id: 'policy000000000001', fixed_cost: 100, fee_percentage: 0, tax_percentage: 0 });
/** The products with the insurance and the map. */
export const offered = { ...products, other: [map], insurance_policies: [cancellation] };
/** A coupon of ten per cent. */
export const coupon = { code: 'SEA', description: null, discount_type: 'Discount Percentage', percentage: 10, amount: null } as const;
export const tour = {
  id: departure.tour_id,
  tours: [{ id: departure.tour_id, name: departure.tour_name, duration: 8 }],
  first_departure: null,
  last_departure: null,
  first_available: date,
};
/** The tour together with another one, as a brand's site joins them. */
export const joinedTour = { ...tour, id: `${tour.id}:tour2` };
/** An unpaid booking with the choice of a deposit. */
export const aBooking = bookingWire({
  id: '00000000-0000-4000-8000-000000000002',
  departure_date: date,
  tour_name: departure.tour_name,
  tour_id: departure.tour_id,
  exchange_rate: 1.1,
  number: 'B-1',
  amount: 4000,
  local_costs: 100,
  full_amount: 4100,
  insurance_amount: 200,
  deposit: 1370,
});

/** Responds with the departures in the requested range. */
export const respondWithDepartures =
  (...departures: DepartureWire[]) =>
  ({ url }: SentRequest) => {
    const [start, end] = [url.searchParams.get('start') ?? '', url.searchParams.get('end') ?? ''];
    return departures.filter((one) => start <= one.date && one.date < end);
  };

/** The backend of that trip. What a test changes is its subject; for a backend that is unusual everywhere see `oddBackend`. */
export const aBackend = (changes: Responses = {}): FakeBackend =>
  fakeBackend({
    tours: { data: tour.tours },
    tour,
    tourDepartures: respondWithDepartures(departure),
    tourPrices: [],
    departure,
    departureCabins: [cabin],
    departureProducts: products,
    shipTranslations: [],
    productTranslations: [],
    cabinTranslations: [],
    ...changes,
  });
