import { and, eq, isNull, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { type Database, toRows } from '../database/database.ts';
import { type IntentRow, intents } from '../database/schema.ts';
import { getReceiptDetails, getTarget, type Target } from './due.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { isOutcomeUnknown, isProviderUnavailable } from './provider-errors.ts';
import { settleIntent } from './settle-intent.ts';

/** An intent that the provider has answered for. */
export type KnownIntent = IntentRow & { id: string };

const getColumn = ({ kind }: Target) => (kind === 'booking' ? intents.booking_id : intents.payment_id);

/** The one intent of a target that can still be paid. */
export async function findOpenIntent(db: Database, target: Target): Promise<IntentRow | null> {
  const [row] = await db
    .select()
    .from(intents)
    .where(and(eq(getColumn(target), target.id), eq(intents.open, true)));
  return row ?? null;
}

/**
 * Sends the call of what was written down, again or for the first time, and stores the provider's id. Null where another process has ended it
 * meanwhile: then nobody may get its secret.
 * @throws what the provider's SDK throws. Unless the call was not answered, nothing is wanted any more: nobody has the secret of what it may have made.
 */
export async function createAtProvider({ db, provider, now }: PaymentDeps, want: IntentRow): Promise<Stripe.PaymentIntent | null> {
  const stillOpen = and(eq(intents.key, want.key), eq(intents.open, true));
  const intent = await provider.create(want, await getReceiptDetails(db, getTarget(want))).catch(async (error: unknown) => {
    // Else the same call is sent again, by the next visitor or the job.
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
  await provider.cancel(intent.id, want.market).catch(() => undefined);
  return null;
}

/**
 * How an intent stands at the provider, settled. `options` limit the time where a visitor waits for a page.
 * @throws what the provider's SDK throws.
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

/** Cancels an intent at the provider. False when it is too late: the payment is processing or done. */
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
 * Rows whose time to be looked at has come, the next look put off: by a minute at first, then as long as nothing has happened, an hour at most. Processes
 * share them.
 */
export async function claimIntents(db: Database, now: Date, limit: number): Promise<IntentRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const result = await db.execute(sql`
    update ${intents} set look_at = ${at} + least(interval '1 hour', greatest(interval '1 minute', ${at} - updated_at))
    where key in (
      select key from ${intents} where (open or money = 'due_back') and look_at <= ${at} order by look_at limit ${limit} for update skip locked
    ) returning key`);
  const keys = toRows<{ key: string }>(result).map(({ key }) => key);
  const rows = await Promise.all(keys.map(async (key) => (await db.select().from(intents).where(eq(intents.key, key)))[0]));
  return rows.filter((row) => row !== undefined);
}
