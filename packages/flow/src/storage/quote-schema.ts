import { toCents } from '@booking/domain/money';
import type { Quote, QuoteLine, QuoteLineKind } from '@booking/domain/pricing';
import { insuranceTypes, markets } from '@booking/domain/schema';
import * as v from 'valibot';

/** Stored amounts in cents: integers, negative for a discount. */
export const cents = v.pipe(v.number(), v.safeInteger(), v.transform(toCents));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const named = { id: v.string(), name: v.string() };

const lineSchema = v.variant('kind', [
  v.object({ kind: v.literal('cabin'), ...named, persons: count, quantity: count, unitAmount: cents, amount: cents }),
  v.object({
    kind: v.picklist(['bike', 'diet', 'passenger_product', 'additional_product']),
    ...named,
    quantity: count,
    unitPrice: cents,
    factor: v.number(),
    calculation: v.nullable(v.picklist(['per_day', 'per_night'])),
    unitAmount: cents,
    amount: cents,
    localCost: v.boolean(),
  }),
  v.object({ kind: v.literal('guarantee_fund'), ...named, quantity: count, unitAmount: cents, amount: cents }),
  v.object({
    kind: v.literal('discount'),
    source: v.picklist(['departure', 'coupon']),
    code: v.string(),
    description: v.nullable(v.string()),
    amount: cents,
  }),
  v.object({
    kind: v.literal('insurance'),
    id: v.string(),
    insuranceType: v.picklist(insuranceTypes),
    premium: cents,
    tax: cents,
    amount: cents,
  }),
]) satisfies v.GenericSchema<unknown, QuoteLine>;

/** `never` if a kind of line has no schema: then the schema below does not compile. */
type WithEveryKind = QuoteLineKind extends v.InferOutput<typeof lineSchema>['kind'] ? Quote : never;

/** A stored quote, with amounts in cents. */
export const QuoteSchema = v.object({
  market: v.picklist(markets),
  passengers: count,
  lines: v.array(lineSchema),
  cabins: cents,
  passengerProducts: cents,
  additionalProducts: cents,
  guaranteeFund: cents,
  discount: cents,
  subtotal: cents,
  vat: v.nullable(cents),
  insurance: cents,
  total: cents,
  localCosts: cents,
  payable: cents,
}) satisfies v.GenericSchema<unknown, WithEveryKind>;
