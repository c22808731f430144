import { type Cents, subtract, sum, toCents } from '@booking/domain/money';
import { and, eq, inArray } from 'drizzle-orm';
import { bookingNumber } from '../bookings/present-booking.ts';
import type { Database } from '../database/database.ts';
import { bookings, type IntentRow, intents, payments } from '../database/schema.ts';

/** The state of an intent: paid, processing, or still to be paid. */
type Outcome = 'paid' | 'processing' | 'open';

const outcomeOf = (status: string): Outcome =>
  status === 'succeeded' ? 'paid' : status === 'processing' || status === 'requires_capture' ? 'processing' : 'open';

/** True while an intent of that status can still be paid. */
const isOpen = (status: string): boolean => status !== 'succeeded' && status !== 'canceled';

async function settleBooking(db: Database, bookingId: string, { type }: IntentRow, outcome: Outcome, now: Date): Promise<void> {
  if (outcome === 'paid') {
    const [booking] = await db
      .update(bookings)
      .set({ payment_state: 'Paid', hold_until: null })
      .where(eq(bookings.id, bookingId))
      .returning();
    if (booking?.deposit == null || type !== 'deposit') return;
    const full: Cents = sum(toCents(booking.amount - booking.local_costs), toCents(booking.insurance_amount));
    const number = bookingNumber(booking);
    await db
      .insert(payments)
      .values({
        id: crypto.randomUUID(),
        booking_id: bookingId,
        description: `Balance of booking ${number}`,
        amount: subtract(full, toCents(booking.deposit)),
        status: 'Open',
        type: 'balance',
        booking_number: number,
        full_name: booking.name,
        email: booking.email,
        market: booking.market,
        exchange_rate: booking.exchange_rate,
        created_at: now,
      })
      .onConflictDoNothing();
    return;
  }
  const [state, before] = outcome === 'processing' ? (['Processing', ['Open']] as const) : (['Open', ['Processing']] as const);
  await db
    .update(bookings)
    .set({ payment_state: state })
    .where(and(eq(bookings.id, bookingId), inArray(bookings.payment_state, [...before])));
}

async function settlePayment(db: Database, paymentId: string, outcome: Outcome): Promise<void> {
  const status = { paid: 'Completed', processing: 'Processing', open: 'Open' } as const;
  const before = { paid: ['Open', 'Processing', 'Completed'], processing: ['Open'], open: ['Processing'] } as const;
  await db
    .update(payments)
    .set({ status: status[outcome] })
    .where(and(eq(payments.id, paymentId), inArray(payments.status, [...before[outcome]])));
}

/**
 * Updates our own state from an intent of the provider; idempotent. A succeeded deposit leaves
 * its balance as a standalone payment. An intent that was replaced can no longer reopen or block anything: it counts only when it was paid.
 */
export async function settleIntent(db: Database, intent: { id: string; status: string }, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(intents).where(eq(intents.id, intent.id)).for('update');
    if (!row) return;
    await transaction
      .update(intents)
      .set({
        status: intent.status,
        open: row.open && isOpen(intent.status),
        checked_at: now,
        ...(intent.status !== row.status && { updated_at: now }),
      })
      .where(eq(intents.id, row.id));
    const outcome = outcomeOf(intent.status);
    if (!row.open && outcome !== 'paid') return;
    if (row.booking_id !== null) await settleBooking(transaction, row.booking_id, row, outcome, now);
    if (row.payment_id !== null) await settlePayment(transaction, row.payment_id, outcome);
  });
}
