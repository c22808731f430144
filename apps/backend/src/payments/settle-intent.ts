import type { Market } from '@booking/domain/schema';
import { and, eq, isNull, or } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../database/database.ts';
import { type IntentRow, intents } from '../database/schema.ts';
import { adoptIntent, parseMetadata } from './adopt-intent.ts';
import { findDifferences } from './differences.ts';
import { getTarget, lockTarget } from './due.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { refundPayment } from './refund-payment.ts';
import { settleTarget } from './settle-target.ts';
import { isFinal, toEvent } from './transitions.ts';

/**
 * Finds the row of an intent by its id at the provider, or by our key if the process ended before the id was stored. Otherwise creates it from the
 * metadata.
 */
async function findRow(transaction: Database, intent: Stripe.PaymentIntent, market: Market, now: Date): Promise<IntentRow | null> {
  const byId = eq(intents.id, intent.id);
  const key = parseMetadata(intent)?.key;
  const [row] = await transaction
    .select()
    .from(intents)
    .where(key === undefined ? byId : or(byId, and(eq(intents.key, key), isNull(intents.id))));
  return row ?? adoptIntent(transaction, intent, market, now);
}

/** The refunds and disputes of the charge. They only grow: a response may arrive after a later one. */
function readCharge({ latest_charge }: Stripe.PaymentIntent, { refunded, disputed }: IntentRow): Pick<IntentRow, 'refunded' | 'disputed'> {
  const charge = typeof latest_charge === 'object' ? latest_charge : null;
  return { refunded: Math.max(refunded, charge?.amount_refunded ?? 0), disputed: disputed || charge?.disputed === true };
}

/** What a person should read in the log after an intent has changed. */
const toMessages = (before: IntentRow, after: IntentRow): string[] =>
  [
    after.alarm !== before.alarm || (after.money !== before.money && after.alarm !== null) ? after.alarm : null,
    after.refunded > before.refunded ? `${after.refunded} of ${after.received} ${after.currency} refunded` : null,
    after.disputed && !before.disputed ? 'the payment is disputed' : null,
  ].filter((text) => text !== null);

type Settled = { before: IntentRow; after: IntentRow };

/** Settles an intent and its target in one transaction. Returns null if neither is ours. */
async function settleInTransaction(
  transaction: Database,
  intent: Stripe.PaymentIntent,
  market: Market,
  now: Date,
): Promise<Settled | null> {
  const found = await findRow(transaction, intent, market, now);
  // The target is locked before its intent. All code that locks both does so in this order.
  const target = found && (await lockTarget(transaction, getTarget(found)));
  if (!target) return null;
  const [before] = await transaction.select().from(intents).where(eq(intents.key, found.key)).for('update');
  if (!before) return null;

  // A final status never changes: a response with another one is older.
  const status = isFinal(before.status) ? before.status : intent.status;
  const event = toEvent(status);
  const settlement = { event, money: { received: intent.amount_received, currency: intent.currency }, now };
  let { money, received } = before;
  if (event === 'receive' && before.status !== 'succeeded') {
    received = intent.amount_received;
    money = (await settleTarget(transaction, target, settlement)) ? 'counted' : 'due_back';
  } else if (event !== 'receive' && before.open) await settleTarget(transaction, target, settlement);

  const [after] = await transaction
    .update(intents)
    .set({
      id: intent.id,
      status,
      open: before.open && !isFinal(status),
      received,
      money,
      alarm: before.alarm ?? findDifferences(before, intent) ?? (money === 'due_back' ? 'nothing was due' : null),
      checked_at: now,
      ...readCharge(intent, before),
      ...(status !== before.status && { updated_at: now, look_at: now }),
    })
    .where(eq(intents.key, before.key))
    .returning();
  return after ? { before, after } : null;
}

/**
 * Applies the state of an intent at the provider. Idempotent, in any order. The received amount counts, whatever was requested: it pays the amount
 * due, leaves a balance, or is refunded if nothing was due. Differences from the request are logged. A replaced intent can no
 * longer reopen or block anything: it counts only if it was paid.
 */
export async function settleIntent({ db, provider, now, log }: PaymentDeps, intent: Stripe.PaymentIntent, market: Market): Promise<void> {
  const settled = await db.transaction((transaction) => settleInTransaction(transaction, intent, market, now()));
  if (!settled) {
    if (intent.status === 'succeeded' && parseMetadata(intent)) log(`intent ${intent.id}: paid for an unknown booking or payment`);
    return;
  }
  const { before, after } = settled;
  for (const text of toMessages(before, after)) log(`intent ${intent.id}: ${text}`);
  if (after.money === 'due_back') await refundPayment({ db, provider, now, log }, after);
}
