import type { ShownPrice } from '@booking/domain/pricing';
import type { Voucher } from '@booking/domain/schema';
import * as v from 'valibot';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';
import { cents, QuoteSchema } from './quote-schema.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const shared = { code: v.string(), description: v.nullable(v.string()) };

/** As in the API, except that an amount is in cents. */
const couponSchema = v.variant('discount_type', [
  v.object({ ...shared, discount_type: v.literal('Discount Percentage'), percentage: v.number() }),
  v.object({ ...shared, discount_type: v.literal('Discount Amount'), amount: cents }),
]) satisfies v.GenericSchema<unknown, Voucher>;

const ShownPriceSchema = v.object({
  choice: v.object({
    cabins: v.record(v.string(), v.array(count)),
    passengers: v.array(v.object({ bike: v.string(), diet: v.string(), other: v.array(v.string()) })),
    country: v.nullable(v.string()),
    coupon: v.nullable(couponSchema),
    additional: v.record(v.string(), v.number()),
    insurance: v.object({ cancellation: v.boolean(), travel: v.boolean() }),
  }),
  quote: QuoteSchema,
  isOpen: v.boolean(),
}) satisfies v.GenericSchema<unknown, ShownPrice>;

/** The last price that was shown of each departure, and what it was for. */
export const shownPriceEntries = (source: EntrySource): DepartureEntries<ShownPrice> =>
  departureEntries(source, { key: 'shown-price', schema: ShownPriceSchema });
