import * as v from 'valibot';
import type { Brand } from '../brand/brands.ts';
import { effectiveInsurance, type InsuranceChoice } from '../insurance/choice.ts';
import { offeredPolicies } from '../insurance/eligibility.ts';
import { insuranceTerms } from '../insurance/terms.ts';
import type { Language } from '../language.ts';
import { requiredTerms } from '../market/required-terms.ts';
import { resolveMarket } from '../market/resolve-market.ts';
import { mandatoryOther } from '../passengers/prefill.ts';
import { additionalQuantity } from '../pricing/product-lines.ts';
import type { BookingRequest } from '../schema/booking.ts';
import type { InsuranceType } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';
import { pickFields } from '../schema/fields.ts';
import { type MainBooker, MainBookerSchema } from '../schema/main-booker.ts';
import { PassengerRequestSchema, type ValidPassenger } from '../schema/passenger.ts';
import type { Products } from '../schema/product.ts';
import { idLimit, requestLine } from '../schema/request-text.ts';

export type BookingInput = {
  departure: Pick<Departure, 'id' | 'multi_market'>;
  products: Products;
  main: MainBooker;
  passengers: readonly ValidPassenger[];
  insurance: InsuranceChoice;
  /** The types of insurance whose terms are at a configured address, or in a translation. */
  linkedTerms: readonly InsuranceType[];
  /** Quantities of the additional products, by id. */
  additional: Readonly<Record<string, number>>;
  locale: Language;
  brand: Brand;
  /** The coupon's code, if one is applied. */
  coupon: string | null;
  cid: string | null;
  idempotencyKey: string;
};

/**
 * The one body of `POST /bookings`, exactly as the contract specifies it: every key of the main booker and of a passenger, mandatory products
 * included, positive amounts only, the required terms (the form has checked that all are accepted), `cid` only if there is one.
 */
export function toBookingRequest(input: BookingInput): BookingRequest {
  const { departure, products, main, passengers, linkedTerms, additional, cid } = input;
  const market = resolveMarket(departure, main.country);
  const offered = offeredPolicies(products.insurance_policies, market, main.country);
  const insurance = effectiveInsurance(input.insurance, offered);
  const terms = requiredTerms(market, insuranceTerms(insurance, offered, linkedTerms));
  const mandatory = mandatoryOther(products.other);
  return {
    departureId: departure.id,
    main: pickFields(MainBookerSchema.entries, main),
    passengers: passengers.map((passenger) => ({
      ...pickFields(PassengerRequestSchema.entries, passenger),
      other: [...new Set([...mandatory, ...passenger.other])],
    })),
    insurance: { ...insurance },
    terms: Object.fromEntries(terms.map((key) => [key, true as const])),
    locale: input.locale,
    brand: input.brand,
    voucher: input.coupon,
    products: products.other
      .filter((product) => !product.passenger_product)
      .map((product) => ({ id: product.id, amount: additionalQuantity(product, additional, passengers.length) }))
      .filter(({ amount }) => amount > 0),
    // It comes from an address that anybody may have written: an invalid one must not stop the booking.
    ...(cid && v.is(requestLine(idLimit), cid) ? { cid } : {}),
    idempotency_key: input.idempotencyKey,
  };
}
