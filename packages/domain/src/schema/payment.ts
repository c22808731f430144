import * as v from 'valibot';
import { euros, markets, positiveNumber } from './common.ts';
import { idLimit, requestLine } from './request-text.ts';

const nullableText = v.nullish(v.string(), null);

/** A standalone payment; `amount` in cents. CALL-33. `status` is Open, Processing, Completed or any other string. */
export const PaymentSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: nullableText,
  description: nullableText,
  amount: euros,
  status: v.string(),
  type: v.nullish(v.string(), null),
  booking_number: nullableText,
  full_name: v.string(),
  email: v.string(),
  market: v.picklist(markets),
  exchange_rate: positiveNumber,
  /** What has been received so far; null if the backend does not say it. CALL-41. */
  paid_amount: v.nullish(euros, null),
  /** The language of `name` and `description`; null if the backend does not say it. CALL-50. */
  locale: v.nullish(v.string(), null),
});
export type Payment = v.InferOutput<typeof PaymentSchema>;

export const paymentTypes = ['deposit', 'full_payment'] as const;
export type PaymentType = (typeof paymentTypes)[number];
const methodId = v.pipe(requestLine(idLimit), v.nonEmpty());
export const BookingPaymentRequestSchema = v.object({ type: v.picklist(paymentTypes), payment_method_id: methodId });
export const PaymentRequestSchema = v.object({ payment_method_id: methodId });
export const ClientSecretSchema = v.object({ client_secret: v.pipe(v.string(), v.nonEmpty()) });
