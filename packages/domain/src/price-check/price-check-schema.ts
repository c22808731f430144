import * as v from 'valibot';
import type { QuoteInput } from '../pricing/quote-input.ts';
import { CabinTypeSchema } from '../schema/cabin-type.ts';
import { DepartureSchema } from '../schema/departure.ts';
import { ProductsSchema } from '../schema/product.ts';
import { VoucherSchema } from '../schema/voucher.ts';

const chosen = v.nullish(v.string(), '');
const flag = v.optional(v.boolean(), false);
const noInsurance = { cancellation: false, travel: false };

/** Converts the input of the price check, in the wire format, to the input of `quote`. */
export const PriceCheckSchema = v.pipe(
  v.object({
    departure: DepartureSchema,
    cabin_types: v.array(CabinTypeSchema),
    products: ProductsSchema,
    cabins: v.record(v.string(), v.array(v.number())),
    passengers: v.optional(v.array(v.object({ bike: chosen, diet: chosen, other: v.nullish(v.array(v.string()), []) })), []),
    country: v.nullish(v.string(), null),
    coupon: v.nullish(VoucherSchema, null),
    additional: v.optional(v.record(v.string(), v.number()), {}),
    insurance: v.optional(v.strictObject({ cancellation: flag, travel: flag }), noInsurance),
  }),
  v.transform(({ cabin_types: cabinTypes, ...input }): QuoteInput => ({ ...input, cabinTypes })),
);
