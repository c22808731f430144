import { languages } from '@booking/domain/schema';
import {
  availabilityWire,
  bookingWire,
  cabinTypeWire,
  departureWire,
  type ProductWire,
  paymentWire,
  policyWire,
  productWire,
  sgrWire,
  toId,
} from '@booking/domain/testing';

/** What the fake backend of the tests offers: two tours, four departures of one ship, one booking, one payment. */
export const bookingId = '2b1c1c7e-6f0e-4c55-9d0a-6f7b1f7f6a10';
export const paymentId = '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a01';

const departure = (id: string, tour: { id: string; name: string }, date: string, end_date: string) => ({
  /** The tour under which it is listed. */
  of: tour.id,
  wire: {
    ...departureWire({ id, tour_id: tour.id, tour_name: tour.name, date, end_date, multi_market: true }),
    port_of_departure_name: 'Amsterdam',
    port_of_arrival_name: 'Bruges',
    voucher: { code: 'SPRING', description: 'Spring discount', discount_type: 'Discount Percentage', percentage: 10 },
    availability: availabilityWire(),
  },
});

const cabin = (id: string, unit_price: number) => cabinTypeWire({ id, name: id, unit_price });

const product = (id: string, more: Partial<ProductWire>) =>
  productWire({
    id: toId(id),
    name: id,
    base_name: id,
    unit_price: 12,
    price_calculation: 'per_day',
    price_per_day: true,
    ...more,
  });

const policy = (id: string, market: 'default' | 'north_america') => policyWire({ id: toId(id), market });

const inEach = (...ids: string[]) => ids.flatMap((id) => languages.map((language) => ({ id, language, name: id, description: null })));

const bruges = { id: 't1', name: 'Amsterdam to Bruges', duration: 8 };
const krka = { id: 't2', name: 'Split to Krka', duration: 8 };

export const good = {
  tours: [bruges, krka],
  departures: [
    departure('d1', bruges, '2027-05-08', '2027-05-15'),
    departure('d2', bruges, '2027-05-22', '2027-05-29'),
    departure('d3', bruges, '2027-06-05', '2027-06-12'),
    departure('d4', krka, '2027-05-15', '2027-05-22'),
  ],
  cabins: [cabin('twin-1', 1199), cabin('suite-1', 2049.5)],
  products: {
    bikes: [product('bike', { product_type: 'Bike' })],
    diets: [product('vegan', { product_type: 'Diet', unit_price: 0 })],
    other: [
      product('tax', { mandatory: true, local_cost: true }),
      product('transfer', { passenger_product: false, price_calculation: null }),
    ],
    sgr: sgrWire(),
    insurance_policies: [policy('insurance', 'default'), policy('american', 'north_america')],
  },
  coupons: [{ code: 'SUN50', description: null, discount_type: 'Discount Amount', amount: 50 }],
  ships: inEach('ship'),
  productTexts: inEach(...['bike', 'vegan', 'tax', 'transfer', 'sgr'].map(toId)),
  cabinTexts: inEach('twin', 'suite'),
  voucherTexts: languages.map((language) => ({ code: 'SPRING', language, description: `Discount ${language}` })),
  portTexts: ['Amsterdam', 'Bruges'].flatMap((name) =>
    languages.map((language) => ({ name, language, translation: `${name} ${language}` })),
  ),
  booking: bookingWire({ id: bookingId, tour_name: bruges.name, tour_id: bruges.id, locale: 'en' }),
  payment: paymentWire({ id: paymentId }),
};
export type GoodBackend = typeof good;
