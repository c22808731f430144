import { type Cents, sum, toCents, zero } from '@booking/domain/money';
import { and, eq, type SQL } from 'drizzle-orm';
import { type Account, fullAmount } from '../bookings/present-booking.ts';
import type { Database } from '../database/database.ts';
import { type BookingRow, intents, type PaymentRow, payments } from '../database/schema.ts';
import { eurosReceived, type TargetRow } from './due.ts';

/** The money of these intents that counts. What was refunded because nothing was due does not. */
async function sumReceived(db: Database, isOfRow: SQL, row: TargetRow): Promise<Cents> {
  const counted = await db
    .select({ received: intents.received, currency: intents.currency })
    .from(intents)
    .where(and(isOfRow, eq(intents.money, 'counted')));
  return sum(...counted.map(({ received, currency }) => eurosReceived(received, currency, row)));
}

/** What has been received for a standalone payment so far. */
export const paymentReceived = (db: Database, payment: PaymentRow): Promise<Cents> =>
  sumReceived(db, eq(intents.payment_id, payment.id), payment);

/** What has been received for a booking, by its own payment and that of its balance, and what is still owed. */
export async function bookingAccount(db: Database, booking: BookingRow): Promise<Account> {
  // Nothing counts before a booking is paid: that saves the queries while a page polls it.
  if (booking.payment_state !== 'Paid') return { paid: zero, owed: fullAmount(booking) };
  const ofBalance = and(eq(payments.booking_id, booking.id), eq(payments.type, 'balance'));
  const [balance] = await db.select().from(payments).where(ofBalance);
  const first = await sumReceived(db, eq(intents.booking_id, booking.id), booking);
  if (!balance) return { paid: first, owed: zero };
  return {
    paid: sum(first, await paymentReceived(db, balance)),
    owed: balance.status === 'Completed' ? zero : toCents(balance.amount),
  };
}
