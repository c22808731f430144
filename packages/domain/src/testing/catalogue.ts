import * as v from 'valibot';
import type { QuoteInput } from '../pricing/quote-input.ts';
import { type CompletedBooking, CompletedBookingSchema } from '../schema/booking.ts';
import { type CabinType, CabinTypeSchema } from '../schema/cabin-type.ts';
import { type Departure, DepartureSchema } from '../schema/departure.ts';
import { type InsurancePolicy, InsurancePolicySchema } from '../schema/insurance-policy.ts';
import { type Product, ProductSchema, type Sgr, SgrSchema } from '../schema/product.ts';
import { type Voucher, VoucherSchema } from '../schema/voucher.ts';
import {
  availabilityWire,
  type BookingWire,
  bookingWire,
  type CabinTypeWire,
  cabinTypeWire,
  type DepartureWire,
  departureWire,
  type PolicyWire,
  type ProductWire,
  policyWire,
  productWire,
  type SgrWire,
  sgrWire,
} from './wire.ts';

/** The wire fixtures as the API client parses them, with amounts in cents. */

export const aDeparture = (given: Partial<DepartureWire> = {}): Departure => v.parse(DepartureSchema, departureWire(given));
export const anAvailability = availabilityWire;
export const aCabinType = (given: Partial<CabinTypeWire> = {}): CabinType => v.parse(CabinTypeSchema, cabinTypeWire(given));
export const aProduct = (given: Partial<ProductWire> = {}): Product => v.parse(ProductSchema, productWire(given));
export const anSgr = (given: Partial<SgrWire> = {}): Sgr => v.parse(SgrSchema, sgrWire(given));
export const aCompletedBooking = (given: Partial<BookingWire> = {}): CompletedBooking =>
  v.parse(CompletedBookingSchema, bookingWire(given));
export const aPolicy = (given: Partial<PolicyWire> = {}): InsurancePolicy => v.parse(InsurancePolicySchema, policyWire(given));

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
