import type { Market } from '@booking/domain/schema';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { type IntentRow, intents } from '../database/schema.ts';
import { lockBooking, lockPayment, type Target } from './due.ts';

const uuid = v.pipe(v.string(), v.uuid());
/** What our own intents have in their metadata: those of the account's other uses do not. */
const MetadataSchema = v.object({
  booking: v.optional(uuid),
  payment: v.optional(uuid),
  type: v.picklist(['deposit', 'full_payment', 'standalone']),
  key: v.optional(uuid),
});

/** What an intent says that it pays; null for one that is not ours. */
export function targetOfMetadata(intent: Pick<Stripe.PaymentIntent, 'metadata'>): Target | null {
  const { success, output } = v.safeParse(MetadataSchema, intent.metadata);
  if (!success) return null;
  if (output.booking !== undefined) return { kind: 'booking', id: output.booking };
  return output.payment === undefined ? null : { kind: 'payment', id: output.payment };
}

/**
 * The row of an intent that the provider has and we do not, such as after a restored backup: as it says itself. It is not open: whatever is wanted
 * now is wanted anew. Null where what it pays is not here.
 */
export async function adoptIntent(db: Database, intent: Stripe.PaymentIntent, market: Market, now: Date): Promise<IntentRow | null> {
  const target = targetOfMetadata(intent);
  if (!target) return null;
  const exists = await (target.kind === 'booking' ? lockBooking(db, target.id) : lockPayment(db, target.id));
  if (!exists || (intent.currency !== 'eur' && intent.currency !== 'usd')) return null;
  const { type = 'standalone' } = intent.metadata as { type?: IntentRow['type'] };
  await db
    .insert(intents)
    .values({
      id: intent.id,
      booking_id: target.kind === 'booking' ? target.id : null,
      payment_id: target.kind === 'payment' ? target.id : null,
      market,
      type,
      amount: intent.amount,
      currency: intent.currency,
      status: 'wanted',
      open: false,
      alarm: 'made by the provider, not known here',
      updated_at: now,
    })
    .onConflictDoNothing();
  const [row] = await db.select().from(intents).where(eq(intents.id, intent.id));
  return row ?? null;
}
