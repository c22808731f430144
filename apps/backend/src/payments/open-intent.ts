import type { Market, PaymentType } from '@booking/domain/schema';
import { and, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../database/database.ts';
import { type IntentRow, intents } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';
import type { Gateway } from './gateway.ts';
import { isProviderSilent } from './provider-faults.ts';
import { settleIntent } from './settle-intent.ts';

/** What is paid for: a booking or a standalone payment. */
export type Target = { kind: 'booking' | 'payment'; id: string };
export type Charge = {
  target: Target;
  market: Market;
  type: PaymentType | 'standalone';
  /** Minor units of `currency`. */
  amount: number;
  currency: 'eur' | 'usd';
  description: string;
  email: string;
};

const columnOf = ({ kind }: Target) => (kind === 'booking' ? intents.booking_id : intents.payment_id);

/** The one intent of a target that can still be paid. */
export async function openIntentOf(db: Database, target: Target): Promise<IntentRow | null> {
  const [row] = await db
    .select()
    .from(intents)
    .where(and(eq(columnOf(target), target.id), eq(intents.open, true)));
  return row ?? null;
}

/** Fetches an intent from the provider and settles it. `options` limit the time where a visitor waits for a page. */
export async function refreshIntent(
  db: Database,
  gateway: Gateway,
  row: IntentRow,
  now: Date,
  options: Stripe.RequestOptions = {},
): Promise<Stripe.PaymentIntent> {
  const intent = await gateway.of(row.market).paymentIntents.retrieve(row.id, {}, options);
  await settleIntent(db, intent, now);
  return intent;
}

/** Cancels an intent at the provider. False when it is too late: the payment is processing or done. */
export async function cancelIntent(db: Database, gateway: Gateway, row: IntentRow, now: Date): Promise<boolean> {
  try {
    await settleIntent(db, await gateway.of(row.market).paymentIntents.cancel(row.id), now);
    return true;
  } catch (error) {
    if (isProviderSilent(error)) throw error;
    return (await refreshIntent(db, gateway, row, now)).status === 'canceled';
  }
}

const changeable = ['requires_payment_method', 'requires_confirmation'];

async function reuse(db: Database, gateway: Gateway, row: IntentRow, charge: Charge, method: string, now: Date): Promise<string | null> {
  const intent = await refreshIntent(db, gateway, row, now);
  if (intent.status === 'canceled') return null;
  if (['succeeded', 'processing', 'requires_capture'].includes(intent.status)) throw new Problem(409, 'A payment is on its way or done.');
  const { amount, currency, type, description } = charge;
  if (changeable.includes(intent.status) && row.market === charge.market) {
    try {
      const updated = await gateway.of(row.market).paymentIntents.update(row.id, { amount, currency, payment_method: method, description });
      await db
        .update(intents)
        .set({ amount, currency, type, status: updated.status, updated_at: now, checked_at: now })
        .where(eq(intents.id, row.id));
      return updated.client_secret;
    } catch (error) {
      if (isProviderSilent(error)) throw error;
      // Confirmed at this moment, or of an incompatible method: cancelled and replaced below.
    }
  }
  if (!(await cancelIntent(db, gateway, row, now))) throw new Problem(409, 'A payment is on its way or done.');
  return null;
}

/**
 * The client secret of the target's one open intent, for the amount and payment method given: the existing one, updated, or a new one in its place.
 * @throws Problem 409 when a payment is processing or done.
 */
export async function chargeIntent(db: Database, gateway: Gateway, charge: Charge, method: string, now: Date): Promise<string> {
  const { target, market, type, amount, currency, description, email } = charge;
  const open = await openIntentOf(db, target);
  const secret = open && (await reuse(db, gateway, open, charge, method, now));
  if (secret) return secret;
  const intent = await gateway.of(market).paymentIntents.create({
    amount,
    currency,
    payment_method: method,
    description,
    receipt_email: email,
    metadata: { [target.kind]: target.id, type },
  });
  const [row] = await db
    .insert(intents)
    .values({
      id: intent.id,
      booking_id: target.kind === 'booking' ? target.id : null,
      payment_id: target.kind === 'payment' ? target.id : null,
      market,
      type,
      currency,
      amount,
      status: intent.status,
      open: true,
      updated_at: now,
      checked_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row || !intent.client_secret) {
    // Another process was first: this intent must not be paid.
    await gateway.of(market).paymentIntents.cancel(intent.id);
    throw new Problem(409, 'Another payment has just been started.');
  }
  return intent.client_secret;
}
