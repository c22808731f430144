import type * as v from 'valibot';
import type { BookingRequestSchema, BookingResultSchema } from '../schema/booking.ts';
import type { CabinTypeSchema } from '../schema/cabin-type.ts';
import type { DepartureSchema } from '../schema/departure.ts';
import type { InsurancePolicySchema } from '../schema/insurance-policy.ts';
import type { PaymentSchema } from '../schema/payment.ts';
import type { ProductSchema, SgrSchema } from '../schema/product.ts';

/** Fixtures in the wire format (amounts in euros) with sensible defaults, for tests of every package. A test sets only the values that it is about. */

export type DepartureWire = v.InferInput<typeof DepartureSchema>;
export type CabinTypeWire = v.InferInput<typeof CabinTypeSchema>;
export type ProductWire = v.InferInput<typeof ProductSchema>;
export type SgrWire = v.InferInput<typeof SgrSchema>;
export type PolicyWire = v.InferInput<typeof InsurancePolicySchema>;
export type PaymentWire = v.InferInput<typeof PaymentSchema>;
export type BookingRequestWire = v.InferInput<typeof BookingRequestSchema>;
export type BookingWire = Extract<v.InferInput<typeof BookingResultSchema>, { status: 'completed' }>;

/** An id of 18 characters that begins with a name. */
export const toId = (name: string): string => name.padEnd(18, '0');

export const departureWire = (given: Partial<DepartureWire> = {}): DepartureWire => ({
  id: 'dep',
  tour_id: 'tour',
  tour_name: 'Amsterdam to Bruges',
  ship_id: 'ship',
  ship_name: 'Magnifique III',
  program_id: 'program',
  program_name: 'Amsterdam to Bruges 2027',
  date: '2027-05-08',
  end_date: '2027-05-15',
  on_request: false,
  duration: 8,
  ...given,
});

export const availabilityWire = (given: Partial<NonNullable<DepartureWire['availability']>> = {}) => ({
  minimum_passengers: 1,
  available_passengers: 14,
  maximum_passengers: 20,
  available_cabins: 7,
  total_cabins: 18,
  minimum_price: 1199,
  maximum_price: 2049.5,
  ...given,
});

export const cabinTypeWire = (given: Partial<CabinTypeWire> = {}): CabinTypeWire => ({
  id: 'twin',
  name: 'Twin cabin',
  description: null,
  image_url: null,
  image_urls: [],
  minimum_occupancy: 1,
  maximum_occupancy: 2,
  unit_price: 1000,
  discount_price: null,
  surcharge_price: null,
  count: 6,
  available_count: 4,
  ...given,
});

export const productWire = (given: Partial<ProductWire> = {}): ProductWire => ({
  id: toId('product'),
  name: 'Product',
  description: '',
  base_name: null,
  unit_price: 10,
  price_calculation: null,
  price_per_day: false,
  product_type: null,
  mandatory: false,
  passenger_product: true,
  local_cost: false,
  ...given,
});

export const sgrWire = (given: Partial<SgrWire> = {}): SgrWire => ({
  id: toId('sgr'),
  name: 'SGR contribution',
  description: '',
  unit_price: 5,
  ...given,
});

/** A cancellation policy of the default market. */
export const policyWire = (given: Partial<PolicyWire> = {}): PolicyWire =>
  ({
    id: toId('policy'),
    insurance_type: 'cancellation',
    market: 'default',
    fixed_cost: 5,
    fee_percentage: 5.5,
    tax_percentage: 21,
    description: '',
    summary: '',
    fine_print: '',
    terms: 'Claims within 30 days.',
    ...given,
  }) as PolicyWire;

/** A booking that can be paid, by deposit or in full. */
export const bookingWire = (given: Partial<BookingWire> = {}): BookingWire => ({
  status: 'completed',
  id: '2b1c1c7e-6f0e-4c55-9d0a-6f7b1f7f6a10',
  departure_date: '2027-05-08',
  can_pay: true,
  on_request: false,
  tour_name: 'Amsterdam to Bruges',
  tour_id: 'tour',
  tour_external_id: 'amsterdam-bruges',
  name: 'Ann Example',
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
  ...given,
});

/** An open standalone payment. */
export const paymentWire = (given: Partial<PaymentWire> = {}): PaymentWire => ({
  id: '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a01',
  name: null,
  description: 'Balance of booking BBT-104233',
  amount: 1986.6,
  status: 'Open',
  type: 'balance',
  booking_number: 'BBT-104233',
  full_name: 'Ann Example',
  email: 'ann@example.com',
  market: 'default',
  exchange_rate: 1.0842,
  ...given,
});

/** A main booker from the Netherlands. */
export const mainBookerWire = (given: Partial<BookingRequestWire['main']> = {}): BookingRequestWire['main'] => ({
  phoneNumber: '+31612345678',
  emailAddress: 'ann@example.com',
  streetAddress: 'Keizersgracht 1',
  zipCode: '1015 AA',
  city: 'Amsterdam',
  country: 'NL',
  state: '',
  customerRemarks: '',
  groupName: '',
  ...given,
});

/** A request without passengers: a test that needs some adds them. */
export const bookingRequestWire = (given: Partial<BookingRequestWire> = {}): BookingRequestWire => ({
  departureId: 'dep',
  main: mainBookerWire(),
  passengers: [],
  insurance: { cancellation: false, travel: false },
  terms: { general: true },
  locale: 'en',
  brand: 'boatbiketours',
  voucher: null,
  products: [],
  idempotency_key: '00000000-0000-4000-8000-000000000001',
  ...given,
});
