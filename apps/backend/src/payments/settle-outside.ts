import type { Database } from '../database/database.ts';
import { type BookingRow, intents, type PaymentRow } from '../database/schema.ts';
import { getDue, getName, lockBooking, lockPayment, lockPaymentsOf, type Target, type TargetRow, toTargetColumns } from './due.ts';
import { settleTarget } from './settle-target.ts';

/** `name` names a booking or payment without personal data. An amount in minor units was settled, or something speaks against it. */
export type Settled = { name: string; result: { amount: number; currency: string } | { refused: string } };

/** Counts what is due of a locked target as received, without the card provider. */
async function receive(transaction: Database, row: TargetRow, now: Date): Promise<Settled> {
  const target: Target = { kind: 'brand' in row ? 'booking' : 'payment', id: row.id };
  const type = 'brand' in row ? 'full_payment' : 'standalone';
  const { market, amount, currency } = await getDue(transaction, target, type);
  await settleTarget(transaction, row, { event: 'receive', money: { received: amount, currency }, now });
  await transaction.insert(intents).values({
    ...toTargetColumns(target),
    market,
    type,
    currency,
    amount,
    received: amount,
    money: 'counted',
    status: 'outside',
    open: false,
    updated_at: now,
  });
  return { name: getName(row), result: { amount, currency } };
}

/** Why nothing of a booking may be settled now; null if it may. */
function findObstacle({ status, payment_state }: BookingRow, payments: readonly PaymentRow[]): string | null {
  if (status === 'pending') return 'it is not completed yet';
  if (status === 'failed') return 'it has failed: its cabins were given back';
  const isProcessing = [payment_state, ...payments.map((payment) => payment.status)].includes('Processing');
  return isProcessing ? 'a payment is in progress' : null;
}

/**
 * Settles what is due of a booking that was paid outside the tool, such as by bank transfer: its full amount, or its balance, and what the office has
 * charged under its number. An intent that is still open can be paid, but is then refunded, since nothing is due.
 */
export const settleBookingOutside = (db: Database, id: string | null, now: Date): Promise<Settled[]> =>
  db.transaction(async (transaction) => {
    const booking = id === null ? null : await lockBooking(transaction, id);
    if (!booking || booking.erased_at) return [{ name: 'the booking', result: { refused: 'it is not found' } }];
    const payments = await lockPaymentsOf(transaction, booking);
    const refused = findObstacle(booking, payments);
    if (refused) return [{ name: getName(booking), result: { refused } }];
    // One on request is paid by payments that the office makes for it.
    const isDue = booking.payment_state === 'Open' && !booking.on_request;
    const due = [...(isDue ? [booking] : []), ...payments.filter(({ status }) => status === 'Open')];
    const settled: Settled[] = [];
    for (const row of due) settled.push(await receive(transaction, row, now));
    return settled.length > 0 ? settled : [{ name: getName(booking), result: { refused: 'nothing is due' } }];
  });

/** Settles a standalone payment that was paid outside the tool. */
export const settlePaymentOutside = (db: Database, id: string, now: Date): Promise<Settled[]> =>
  db.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, id);
    if (!payment || payment.erased_at) return [{ name: 'the payment', result: { refused: 'it is not found' } }];
    if (payment.status === 'Open') return [await receive(transaction, payment, now)];
    const refused = payment.status === 'Processing' ? 'it is in progress' : 'nothing is due';
    return [{ name: getName(payment), result: { refused } }];
  });
