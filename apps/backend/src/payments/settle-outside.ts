import { bookingNumber } from '../bookings/present-booking.ts';
import type { Database } from '../database/database.ts';
import { type BookingRow, intents, type PaymentRow } from '../database/schema.ts';
import { getDue, lockBooking, lockPayment, lockPaymentsOf, type Target, toTargetColumns } from './due.ts';
import { lockTarget, settleTarget } from './settle-target.ts';

/** `name` names a booking or payment without personal data. An amount in minor units was settled, or something speaks against it. */
export type Settled = { name: string; result: { amount: number; currency: string } | { refused: string } };

/** Counts what is due of a target as received, without the card provider. */
async function receive(transaction: Database, target: Target, name: string, now: Date): Promise<Settled> {
  const { market, amount, currency } = await getDue(transaction, target, target.kind === 'booking' ? 'full_payment' : 'standalone');
  const locked = await lockTarget(transaction, target);
  if (!locked) throw new Error(`${name} disappeared while it was locked`);
  await settleTarget(transaction, locked, { event: 'receive', money: { received: amount, currency }, now });
  await transaction.insert(intents).values({
    ...toTargetColumns(target),
    market,
    type: target.kind === 'booking' ? 'full_payment' : 'standalone',
    currency,
    amount,
    received: amount,
    money: 'counted',
    status: 'outside',
    open: false,
    updated_at: now,
  });
  return { name, result: { amount, currency } };
}

const getName = (row: PaymentRow): string => `payment ${row.id}`;

/** Why nothing of a booking may be settled now; null if it may. */
function findObstacle({ status, payment_state }: BookingRow, payments: readonly PaymentRow[]): string | null {
  if (status === 'pending') return 'it is not completed yet';
  if (status === 'failed') return 'it has failed: its cabins were given back';
  const isProcessing = [payment_state, ...payments.map((payment) => payment.status)].includes('Processing');
  return isProcessing ? 'a payment is in progress' : null;
}

/**
 * Settles what is due of a booking that was paid outside the tool, such as by bank transfer: its full amount, or its balance, and what the office has
 * charged under its number. An intent that is still open can be paid, but is then refunded, since nothing is due. BACK-78, BACK-23.
 */
export const settleBookingOutside = (db: Database, id: string | null, now: Date): Promise<Settled[]> =>
  db.transaction(async (transaction) => {
    const booking = id === null ? null : await lockBooking(transaction, id);
    if (!booking || booking.erased_at) return [{ name: 'the booking', result: { refused: 'it is not found' } }];
    const name = `booking ${bookingNumber(booking)}`;
    const payments = await lockPaymentsOf(transaction, booking);
    const refused = findObstacle(booking, payments);
    if (refused) return [{ name, result: { refused } }];
    const settled: Settled[] = [];
    // One on request is paid by payments that the office makes for it.
    if (booking.payment_state === 'Open' && !booking.on_request)
      settled.push(await receive(transaction, { kind: 'booking', id: booking.id }, name, now));
    for (const payment of payments.filter(({ status }) => status === 'Open'))
      settled.push(await receive(transaction, { kind: 'payment', id: payment.id }, getName(payment), now));
    return settled.length > 0 ? settled : [{ name, result: { refused: 'nothing is due' } }];
  });

/** Settles a standalone payment that was paid outside the tool. BACK-78. */
export const settlePaymentOutside = (db: Database, id: string, now: Date): Promise<Settled[]> =>
  db.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, id);
    if (!payment || payment.erased_at) return [{ name: 'the payment', result: { refused: 'it is not found' } }];
    const name = getName(payment);
    if (payment.status === 'Open') return [await receive(transaction, { kind: 'payment', id }, name, now)];
    const refused = payment.status === 'Processing' ? 'it is in progress' : 'nothing is due';
    return [{ name, result: { refused } }];
  });
