import { subtract, toCents } from '@booking/domain/money';
import type { Market } from '@booking/domain/schema';
import { and, eq, isNull, or } from 'drizzle-orm';
import type Stripe from 'stripe';
import { bookingNumber, fullAmount } from '../bookings/present-booking.ts';
import type { Database } from '../database/database.ts';
import { type BookingRow, bookings, type IntentRow, intents, type PaymentRow, payments } from '../database/schema.ts';
import { adoptIntent, parseMetadata } from './adopt-intent.ts';
import { findDifferences } from './differences.ts';
import { eurosReceived, getTarget, lockBooking, lockPayment } from './due.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { refundPayment } from './refund-payment.ts';
import { bookingState, isFinal, next, paymentState, stored, toEvent } from './transitions.ts';

type Money = { received: number; currency: string };

/** Creates a standalone payment for the balance of a booking. BACK-22. */
async function leaveBalance(db: Database, booking: BookingRow, { received, currency }: Money, now: Date): Promise<void> {
  const rest = subtract(fullAmount(booking), eurosReceived(received, currency, booking));
  if (rest <= 0) return;
  const number = bookingNumber(booking);
  await db
    .insert(payments)
    .values({
      id: crypto.randomUUID(),
      booking_id: booking.id,
      description: `Balance of booking ${number}`,
      amount: rest,
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
}

type Settlement = { event: ReturnType<typeof toEvent>; money: Money; now: Date };

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

/** Locks the target before its intent. All code that locks both does so in this order. */
async function lockTarget(db: Database, row: IntentRow): Promise<(settlement: Settlement) => Promise<boolean>> {
  const { kind, id } = getTarget(row);
  if (kind === 'booking') {
    const booking = await lockBooking(db, id);
    return async (settlement) => booking !== null && settleBooking(db, booking, settlement);
  }
  const payment = await lockPayment(db, id);
  return async (settlement) => payment !== null && settlePayment(db, payment, settlement);
}

const getCharge = ({ latest_charge }: Stripe.PaymentIntent) =>
  latest_charge !== null && typeof latest_charge === 'object' ? latest_charge : null;

/**
 * Finds the row of an intent by its id at the provider, or by our key if the process ended before the id was stored. Otherwise creates it from the
 * metadata.
 */
async function findRow(db: Database, intent: Stripe.PaymentIntent, market: Market, now: Date): Promise<IntentRow | null> {
  const byId = eq(intents.id, intent.id);
  const key = parseMetadata(intent)?.key;
  const [row] = await db
    .select()
    .from(intents)
    .where(key === undefined ? byId : or(byId, and(eq(intents.key, key), isNull(intents.id))));
  return row ?? adoptIntent(db, intent, market, now);
}

type Settled = { row: IntentRow /** Messages for the log that a person should read. */; messages: string[] };

async function settleRow(db: Database, intent: Stripe.PaymentIntent, market: Market, now: Date): Promise<Settled | null> {
  const found = await findRow(db, intent, market, now);
  if (!found) return null;
  const settleTarget = await lockTarget(db, found);
  const [row] = await db.select().from(intents).where(eq(intents.key, found.key)).for('update');
  if (!row) return null;
  // A response may arrive after a later one. A final status is never changed.
  const isLate = isFinal(row.status) && intent.status !== row.status;
  const status = isLate ? row.status : intent.status;
  const event = toEvent(status);
  const isReceived = event === 'receive' && row.status !== 'succeeded';
  const charge = getCharge(intent);
  const { amount_received: received, currency } = intent;

  let { money } = row;
  const settlement = { event, money: { received, currency }, now };
  if (isReceived) money = (await settleTarget(settlement)) ? 'counted' : 'due_back';
  else if (row.open && event !== 'receive') await settleTarget(settlement);

  const alarm = row.alarm ?? findDifferences(row, intent) ?? (money === 'due_back' ? 'nothing was due' : null);
  const refunded = Math.max(row.refunded, charge?.amount_refunded ?? 0);
  const disputed = row.disputed || charge?.disputed === true;
  const [after] = await db
    .update(intents)
    .set({
      id: intent.id,
      status,
      open: row.open && !isFinal(status),
      checked_at: now,
      money,
      alarm,
      refunded,
      disputed,
      ...(isReceived && { received }),
      ...(status !== row.status && { updated_at: now, look_at: now }),
    })
    .where(eq(intents.key, row.key))
    .returning();
  if (!after) return null;
  const messages = [
    alarm === row.alarm && !(isReceived && alarm !== null) ? null : alarm,
    refunded > row.refunded ? `${refunded} of ${received} ${currency} refunded` : null,
    disputed && !row.disputed ? 'the payment is disputed' : null,
  ].filter((text) => text !== null);
  return { row: after, messages };
}

/**
 * Applies the state of an intent at the provider. Idempotent, in any order. The received amount counts, whatever was requested: it pays the amount
 * due, leaves a balance, or is refunded if nothing was due (BACK-20, BACK-23). Differences from the request are logged. A replaced intent can no
 * longer reopen or block anything: it counts only if it was paid.
 */
export async function settleIntent(deps: PaymentDeps, intent: Stripe.PaymentIntent, market: Market): Promise<void> {
  const { db, now, log } = deps;
  const settled = await db.transaction((transaction) => settleRow(transaction, intent, market, now()));
  if (!settled) {
    if (intent.status === 'succeeded' && parseMetadata(intent)) log(`intent ${intent.id}: paid for an unknown booking or payment`);
    return;
  }
  for (const text of settled.messages) log(`intent ${intent.id}: ${text}`);
  if (settled.row.money === 'due_back') await refundPayment(deps, settled.row);
}
