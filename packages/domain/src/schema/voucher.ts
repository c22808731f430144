import * as v from 'valibot';
import { euros, percentage } from './common.ts';

const shared = { code: v.string(), description: v.nullish(v.string(), null) };

/** A discount by percentage of the cabin total, or by an amount per passenger. CALL-24. */
export const VoucherSchema = v.variant('discount_type', [
  v.object({ ...shared, discount_type: v.literal('Discount Percentage'), percentage }),
  v.object({ ...shared, discount_type: v.literal('Discount Amount'), amount: euros }),
]);
export type Voucher = v.InferOutput<typeof VoucherSchema>;
