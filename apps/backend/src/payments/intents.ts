import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../database/database.ts';
import { type IntentRow, intents } from '../database/schema.ts';
import { getReceiptDetails, getTarget, type Target } from './due.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { isOutcomeUnknown, isProviderUnavailable } from './provider-errors.ts';
import { settleIntent } from './settle-intent.ts';

/** An intent whose id at the provider is known. */
export type KnownIntent = IntentRow & { id: string };

const getColumn = ({ kind }: Target) => (kind === 'booking' ? intents.booking_id : intents.payment_id);

/** The open intent of a target. */
export async function findOpenIntent(db: Database, target: Target): Promise<IntentRow | null> {
  const [row] = await db
    .select()
    .from(intents)
    .where(and(eq(getColumn(target), target.id), eq(intents.open, true)));
  return row ?? null;
}

/** Visitors' readings of one intent ask the provider at most this often, over all processes, in milliseconds. */
const readEveryMs = 5_000;
const lastReading = (now: Date): Date => new Date(now.getTime() - readEveryMs);

/** Whether a reading may ask the provider: none has for a while, or none since the payment was started. */
export const canRead = ({ read_at }: IntentRow, now: Date): boolean => read_at === null || read_at <= lastReading(now);

/** Claims the next reading of an open intent. Returns false if another one came first. */
export async function claimReading(db: Database, { key }: IntentRow, now: Date): Promise<boolean> {
  const isNext = or(isNull(intents.read_at), lte(intents.read_at, lastReading(now)));
  const claimed = await db
    .update(intents)
    .set({ read_at: now })
    .where(and(eq(intents.key, key), eq(intents.open, true), isNext))
    .returning({ key: intents.key });
  return claimed.length > 0;
}

/**
 * Sends the call that creates a stored intent, for the first time or again, and stores the id. Returns null if another process has closed the
 * intent in the meantime. Then nobody may get its client secret.
 * @throws any error of the SDK. Unless the outcome is unknown, the intent is closed: nobody has the secret of anything that the call may have
 * created.
 */
export async function createAtProvider({ db, provider, now }: PaymentDeps, request: IntentRow): Promise<Stripe.PaymentIntent | null> {
  const stillOpen = and(eq(intents.key, request.key), eq(intents.open, true));
  const intent = await provider.create(request, await getReceiptDetails(db, getTarget(request))).catch(async (error: unknown) => {
    // Otherwise the next visitor or the job sends the same call again.
    if (!isOutcomeUnknown(error))
      await db
        .update(intents)
        .set({ status: 'rejected', open: false, updated_at: now() })
        .where(and(stillOpen, isNull(intents.id)));
    throw error;
  });
  const at = now();
  const [row] = await db
    .update(intents)
    .set({ id: intent.id, status: intent.status, updated_at: at, checked_at: at })
    .where(stillOpen)
    .returning();
  if (row) return intent;
  await provider.cancel(intent.id, request.market).catch(() => undefined);
  return null;
}

/**
 * Retrieves an intent from the provider and settles it. `options` limit the time while a visitor waits.
 * @throws any error of the SDK.
 */
export async function refreshIntent(
  deps: PaymentDeps,
  row: KnownIntent,
  options: Stripe.RequestOptions = {},
): Promise<Stripe.PaymentIntent> {
  const intent = await deps.provider.retrieve(row.id, row.market, options);
  await settleIntent(deps, intent, row.market);
  return intent;
}

/** Cancels an intent at the provider. Returns false if the payment is already processing or completed. */
export async function cancelIntent(deps: PaymentDeps, row: KnownIntent): Promise<boolean> {
  try {
    await settleIntent(deps, await deps.provider.cancel(row.id, row.market), row.market);
    return true;
  } catch (error) {
    if (isProviderUnavailable(error)) throw error;
    return (await refreshIntent(deps, row)).status === 'canceled';
  }
}

/**
 * Claims intents that are due for reconciliation and postpones their next check: by a minute at first, then by the time since the last change, an
 * hour at most. Processes share the work.
 */
export function claimIntents(db: Database, now: Date, limit: number): Promise<IntentRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = db
    .select({ key: intents.key })
    .from(intents)
    .where(and(or(eq(intents.open, true), eq(intents.money, 'due_back')), lte(intents.look_at, now)))
    .orderBy(asc(intents.look_at))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(intents)
    .set({ look_at: sql`${at} + least(interval '1 hour', greatest(interval '1 minute', ${at} - ${intents.updated_at}))` })
    .where(inArray(intents.key, due))
    .returning();
}
