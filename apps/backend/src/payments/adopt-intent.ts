import type { Market } from '@booking/domain/schema';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { type IntentRow, intents } from '../database/schema.ts';
import { lockTarget, type Target, toTargetColumns } from './due.ts';

const uuid = v.pipe(v.string(), v.uuid());
/** The metadata of our own intents. Other applications of the account have none of it. */
const MetadataSchema = v.object({
  booking: v.optional(uuid),
  payment: v.optional(uuid),
  type: v.picklist(['deposit', 'full_payment', 'standalone']),
  key: uuid,
});

/** The metadata of one of our intents: its target, its type and our key. Null for an intent of another application. */
export function parseMetadata(
  intent: Pick<Stripe.PaymentIntent, 'metadata'>,
): { target: Target; type: IntentRow['type']; key: string } | null {
  const { success, output } = v.safeParse(MetadataSchema, intent.metadata);
  if (!success) return null;
  const { booking, payment, type, key } = output;
  if (booking !== undefined) return { target: { kind: 'booking', id: booking }, type, key };
  return payment === undefined ? null : { target: { kind: 'payment', id: payment }, type, key };
}

/**
 * Stores a row for an intent that only the provider knows, such as after a restored backup, from the intent's own metadata. The row is not open, since a
 * new payment creates a new intent. It gets a key of its own: two intents of the provider may carry the same one. Null if the target does not exist.
 */
export async function adoptIntent(db: Database, intent: Stripe.PaymentIntent, market: Market, now: Date): Promise<IntentRow | null> {
  const metadata = parseMetadata(intent);
  if (!metadata) return null;
  const { target, type } = metadata;
  if (!(await lockTarget(db, target)) || (intent.currency !== 'eur' && intent.currency !== 'usd')) return null;
  await db
    .insert(intents)
    .values({
      id: intent.id,
      ...toTargetColumns(target),
      market,
      type,
      amount: intent.amount,
      currency: intent.currency,
      status: 'requested',
      open: false,
      alarm: 'unknown intent of the provider',
      updated_at: now,
    })
    .onConflictDoNothing();
  const [row] = await db.select().from(intents).where(eq(intents.id, intent.id));
  return row ?? null;
}
