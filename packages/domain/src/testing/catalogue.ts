import * as v from 'valibot';
import type { QuoteInput } from '../pricing/quote-input.ts';
import { type CabinType, CabinTypeSchema } from '../schema/cabin-type.ts';
import { type Departure, DepartureSchema } from '../schema/departure.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';
import { InsurancePolicySchema } from '../schema/insurance-policy.ts';
import { type Product, ProductSchema, type Sgr, SgrSchema } from '../schema/product.ts';
import { type Voucher, VoucherSchema } from '../schema/voucher.ts';

/** Builders for tests: the wire's shapes (euros) with sensible values, parsed. */

export const aDeparture = (given: Partial<v.InferInput<typeof DepartureSchema>> = {}): Departure =>
  v.parse(DepartureSchema, {
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

export const anAvailability = (given: Partial<NonNullable<v.InferInput<typeof DepartureSchema>['availability']>> = {}) => ({
  minimum_passengers: 1,
  available_passengers: 14,
  maximum_passengers: 20,
  available_cabins: 7,
  total_cabins: 18,
  minimum_price: 1199,
  maximum_price: 2049.5,
  ...given,
});

export const aCabinType = (given: Partial<v.InferInput<typeof CabinTypeSchema>> = {}): CabinType =>
  v.parse(CabinTypeSchema, {
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

/** An id of 18 characters that begins with a name. */
export const idOf = (name: string): string => name.padEnd(18, '0');

export const aProduct = (given: Partial<v.InferInput<typeof ProductSchema>> = {}): Product =>
  v.parse(ProductSchema, {
    id: idOf('product'),
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

export const anSgr = (given: Partial<v.InferInput<typeof SgrSchema>> = {}): Sgr =>
  v.parse(SgrSchema, { id: idOf('sgr'), name: 'SGR contribution', description: '', unit_price: 5, ...given });

export const aPolicy = (given: Record<string, unknown> = {}): InsurancePolicy =>
  v.parse(InsurancePolicySchema, {
    id: idOf('policy'),
    insurance_type: 'cancellation',
    market: 'default',
    fixed_cost: 5,
    fee_percentage: 5.5,
    tax_percentage: 21,
    description: '',
    summary: '',
    fine_print: '',
    terms: '',
    ...given,
  });

export const percentage = (value: number, code = 'PERCENT'): Voucher =>
  v.parse(VoucherSchema, { code, description: null, discount_type: 'Discount Percentage', percentage: value });
export const amountOff = (euros: number, code = 'AMOUNT'): Voucher =>
  v.parse(VoucherSchema, { code, description: null, discount_type: 'Discount Amount', amount: euros });

export const noProducts: QuoteInput['products'] = { bikes: [], diets: [], other: [], sgr: null, insurance_policies: [] };

export const aQuoteInput = (given: Partial<QuoteInput> = {}): QuoteInput => ({
  departure: aDeparture(),
  cabinTypes: [aCabinType()],
  products: noProducts,
  cabins: { twin: [2] },
  passengers: [],
  country: null,
  coupon: null,
  additional: {},
  insurance: { cancellation: false, travel: false },
  ...given,
});
