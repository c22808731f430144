import { subtract, toCents } from '@booking/domain/money';
import { eq } from 'drizzle-orm';
import { bookingNumber, fullAmount } from '../bookings/present-booking.ts';
import type { Database } from '../database/database.ts';
import { type BookingRow, bookings, type PaymentRow, payments } from '../database/schema.ts';
import { describeBalance } from './describe-balance.ts';
import { eurosReceived, type TargetRow } from './due.ts';
import { bookingState, next, paymentState, stored, type toEvent } from './transitions.ts';

type Money = { received: number; currency: string };

/** Creates a standalone payment for the balance of a booking. */
async function leaveBalance(db: Database, booking: BookingRow, { received, currency }: Money, now: Date): Promise<void> {
  const rest = subtract(fullAmount(booking), eurosReceived(received, currency, booking));
  if (rest <= 0) return;
  await db
    .insert(payments)
    .values({
      id: crypto.randomUUID(),
      booking_id: booking.id,
      description: describeBalance(booking),
      locale: booking.locale,
      amount: rest,
      status: 'Open',
      type: 'balance',
      booking_number: bookingNumber(booking),
      full_name: booking.name,
      email: booking.email,
      market: booking.market,
      exchange_rate: booking.exchange_rate,
      created_at: now,
    })
    .onConflictDoNothing();
}

export type Settlement = { event: ReturnType<typeof toEvent>; money: Money; now: Date };

/** Returns whether the event has changed anything. */
async function settleBooking(db: Database, booking: BookingRow, { event, money, now }: Settlement): Promise<boolean> {
  const state = next('booking', bookingState(booking), event);
  if (state !== 'open' && state !== 'processing' && state !== 'paid') return false;
  const paid = state === 'paid' ? { hold_until: null } : {};
  await db
    .update(bookings)
    .set({ payment_state: stored.booking[state], ...paid })
    .where(eq(bookings.id, booking.id));
  if (state === 'paid') await leaveBalance(db, booking, money, now);
  return true;
}

/** Returns whether the event has changed anything. */
async function settlePayment(db: Database, payment: PaymentRow, { event, money }: Settlement): Promise<boolean> {
  const state = next('payment', paymentState(payment.status), event);
  if (state === null) return false;
  const rest = state === 'paid' ? subtract(toCents(payment.amount), eurosReceived(money.received, money.currency, payment)) : 0;
  // If less than the amount was received, the rest remains due.
  const change = rest > 0 ? { status: stored.payment.open, amount: rest } : { status: stored.payment[state] };
  await db.update(payments).set(change).where(eq(payments.id, payment.id));
  return true;
}

/** Applies an event to a locked target, if the table of transitions allows it. Returns whether it has changed anything. */
export const settleTarget = (transaction: Database, row: TargetRow, settlement: Settlement): Promise<boolean> =>
  'brand' in row ? settleBooking(transaction, row, settlement) : settlePayment(transaction, row, settlement);
