/** What the fake backend of the tests offers: two tours, four departures of one ship, one booking, one payment. */
export const bookingId = '2b1c1c7e-6f0e-4c55-9d0a-6f7b1f7f6a10';
export const paymentId = '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a01';

const departure = (id: string, tour: { id: string; name: string }, date: string, end_date: string) => ({
  /** The tour under which it is listed. */
  of: tour.id,
  wire: {
    id,
    tour_id: tour.id,
    tour_name: tour.name,
    ship_id: 'ship',
    ship_name: 'Magnifique III',
    program_id: '',
    program_name: '',
    date,
    end_date,
    on_request: false,
    duration: 8,
    voucher: { code: 'SPRING', description: 'Spring discount', discount_type: 'Discount Percentage', percentage: 10 },
    multi_market: true,
    availability: {
      minimum_passengers: 1,
      available_passengers: 14,
      maximum_passengers: 20,
      available_cabins: 7,
      total_cabins: 18,
      minimum_price: 1199,
      maximum_price: 2049.5,
    },
  },
});

const cabin = (id: string, unit_price: number) => ({
  id,
  name: id,
  description: null,
  image_url: null,
  image_urls: [],
  minimum_occupancy: 1,
  maximum_occupancy: 2,
  unit_price,
  discount_price: null,
  surcharge_price: null,
  count: 6,
  available_count: 4,
});

const product = (id: string, more: object) => ({
  id: id.padEnd(18, '0'),
  name: id,
  description: '',
  base_name: id,
  unit_price: 12,
  price_calculation: 'per_day',
  price_per_day: true,
  product_type: null,
  mandatory: false,
  passenger_product: true,
  local_cost: false,
  ...more,
});

const policy = (id: string, market: string) => ({
  id: id.padEnd(18, '0'),
  insurance_type: 'cancellation',
  market,
  fixed_cost: 5,
  fee_percentage: 5.5,
  tax_percentage: 21,
  description: '',
  summary: '',
  fine_print: '',
  terms: '',
});

const inEach = (...ids: string[]) =>
  ids.flatMap((id) => ['en', 'nl', 'de'].map((language) => ({ id, language, name: id, description: null })));

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
    sgr: { id: 'sgr'.padEnd(18, '0'), name: 'SGR contribution', description: '', unit_price: 5 },
    insurance_policies: [policy('insurance', 'default'), policy('american', 'north_america')],
  },
  coupons: [{ code: 'SUN50', description: null, discount_type: 'Discount Amount', amount: 50 }],
  ships: inEach('ship'),
  productTexts: inEach(...['bike', 'vegan', 'tax', 'transfer', 'sgr'].map((id) => id.padEnd(18, '0'))),
  cabinTexts: inEach('twin', 'suite'),
  booking: {
    status: 'completed',
    id: bookingId,
    departure_date: '2027-05-08',
    can_pay: true,
    on_request: false,
    tour_name: bruges.name,
    tour_id: bruges.id,
    tour_external_id: 'amsterdam-bruges',
    name: 'Ann Smit',
    email: 'ann@example.com',
    market: 'default',
    exchange_rate: 1.0842,
    state: 'Open',
    number: 'BBT-104233',
    amount: 2934,
    local_costs: 96,
    full_amount: 3032.92,
    insurance_amount: 194.92,
    deposit: 1046.32,
    locale: 'en',
  },
  payment: {
    id: paymentId,
    name: null,
    description: 'Balance of booking BBT-104233',
    amount: 1986.6,
    status: 'Open',
    type: 'balance',
    booking_number: 'BBT-104233',
    full_name: 'Ann Smit',
    email: 'ann@example.com',
    market: 'default',
    exchange_rate: 1.0842,
  },
};
export type GoodBackend = typeof good;
