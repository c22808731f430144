import * as v from 'valibot';
import { brands } from '../brand/brands.ts';
import { findLanguage, languages } from '../language.ts';
import { date, euros, instant, markets, positiveNumber, productId } from './common.ts';
import { MainBookerRequestSchema } from './main-booker.ts';
import { PassengerRequestSchema } from './passenger.ts';
import { idLimit, listLimit, requestLine, requestList } from './request-text.ts';
import { textLimits } from './text-limits.ts';

const uuid = v.pipe(v.string(), v.uuid());
const text = v.string();

/** The terms that were accepted, by key. There are fewer than twenty; their number is checked before their names. */
const terms = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((given) => Object.keys(given).length <= 20, 'at most 20'),
  v.record(requestLine(40), v.literal(true)),
) as unknown as v.GenericSchema<Record<string, true>>;

/** The body of POST /bookings: its shape only. `checkBookingRequest` checks the rules. BOOK-19, BACK-7, BACK-38. */
export const BookingRequestSchema = v.object({
  departureId: v.pipe(requestLine(idLimit), v.nonEmpty()),
  main: MainBookerRequestSchema,
  passengers: requestList(PassengerRequestSchema, listLimit),
  insurance: v.object({ cancellation: v.boolean(), travel: v.boolean() }),
  terms,
  locale: v.picklist(languages),
  brand: v.picklist(brands),
  voucher: v.nullable(requestLine(textLimits.voucher)),
  products: requestList(v.object({ id: productId, amount: v.pipe(v.number(), v.integer(), v.minValue(1)) }), listLimit),
  cid: v.optional(requestLine(idLimit)),
  idempotency_key: uuid,
});
export type BookingRequest = v.InferOutput<typeof BookingRequestSchema>;

/** Response of POST /bookings. Without a status: poll. */
export const BookingCreatedSchema = v.object({ id: uuid, status: v.optional(v.picklist(['pending', 'completed'])) });
export type BookingCreated = v.InferOutput<typeof BookingCreatedSchema>;

export const CompletedBookingSchema = v.object({
  status: v.literal('completed'),
  id: uuid,
  departure_date: date,
  can_pay: v.boolean(),
  on_request: v.boolean(),
  tour_name: text,
  tour_id: text,
  tour_external_id: v.nullish(text, null),
  name: text,
  email: text,
  market: v.picklist(markets),
  exchange_rate: positiveNumber,
  state: v.nullish(text, null),
  number: text,
  amount: euros,
  local_costs: euros,
  full_amount: euros,
  insurance_amount: euros,
  deposit: v.nullable(euros),
  /** A backend may have stored a region tag, or a language that is not ours. */
  locale: v.nullish(v.fallback(v.nullable(v.pipe(v.string(), v.transform(findLanguage))), null), null),
  /** Until when the unpaid booking keeps its cabins. CALL-41. */
  hold_expires_at: v.nullish(instant, null),
  /** What has been received so far. */
  paid_amount: v.nullish(euros, null),
  /** What is still owed. Local costs do not count. */
  balance_due: v.nullish(euros, null),
  balance_due_date: v.nullish(date, null),
});
export type CompletedBooking = v.InferOutput<typeof CompletedBookingSchema>;

/** Response of GET /bookings/{id}. Amounts in cents. CALL-30, CALL-31. */
export const BookingResultSchema = v.variant('status', [
  v.object({ status: v.literal('pending'), id: uuid }),
  v.object({ status: v.literal('failed'), id: uuid, error: v.nullish(text, null) }),
  CompletedBookingSchema,
]);
export type BookingResult = v.InferOutput<typeof BookingResultSchema>;
