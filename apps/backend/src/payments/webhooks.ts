import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import Stripe from 'stripe';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { isDue, postpone } from '../database/postpone.ts';
import { intents, webhookEvents } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';
import type { Gateway } from './gateway.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { settleIntent } from './settle-intent.ts';

const id = v.pipe(v.string(), v.regex(/^[\w.-]{1,255}$/));
/** The fields that are read of an event. Even a signed event may have another shape. A charge, refund or dispute names its intent. */
const EventSchema = v.object({
  id,
  type: id,
  data: v.object({ object: v.object({ id: v.optional(id), object: v.optional(v.string()), payment_intent: v.nullish(id) }) }),
});

const keepMs = 30 * 86_400_000;

export type EventRow = typeof webhookEvents.$inferSelect;

/**
 * Retrieves the intent of a stored event from the provider and settles it. The event alone is not trusted, so the order of events does not matter.
 */
export async function processEvent(deps: PaymentDeps, event: Pick<EventRow, 'id' | 'intent' | 'market'>): Promise<void> {
  const { db, provider, now } = deps;
  if (event.intent !== null) {
    const [row] = await db.select().from(intents).where(eq(intents.id, event.intent));
    const market = row?.market ?? event.market;
    // Two markets may share an account. An intent that the account does not have is not ours.
    const intent = await provider.retrieve(event.intent, market).catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
      throw error;
    });
    if (intent) await settleIntent(deps, intent, market);
  }
  await db.update(webhookEvents).set({ processed_at: now() }).where(eq(webhookEvents.id, event.id));
}

/**
 * Stores an event, then processes it once. An event that could not be processed is delivered again by the provider and retried by the job.
 * @throws Problem 400 when the signature is invalid or expired, or the body is not an event.
 */
export async function receiveEvent(deps: PaymentDeps, gateway: Gateway, body: string, signature: string): Promise<void> {
  const { event: signed, market } = await gateway.event(body, signature).catch(() => {
    throw new Problem(400, 'The signature is invalid or expired');
  });
  const parsed = v.safeParse(EventSchema, signed);
  if (!parsed.success) throw new Problem(400, 'The request body is invalid');
  const { id, type, data } = parsed.output;
  const { object } = data;
  const intent = object.object === 'payment_intent' ? object.id : object.payment_intent;
  if (intent == null) return;
  await deps.db
    .insert(webhookEvents)
    .values({ id, type, market, intent, received_at: deps.now(), processed_at: null })
    .onConflictDoNothing();
  const [event] = await deps.db.select().from(webhookEvents).where(eq(webhookEvents.id, id));
  if (event && event.processed_at === null) await processEvent(deps, event);
}

/** How long an event is left to the request that delivered it, and after its first failure to a later run, in milliseconds. */
const retryMs = 60_000;

/** Unprocessed events that no request is processing, oldest first, without those that are postponed. */
export const findWaitingEvents = (db: Database, now: Date, limit: number): Promise<EventRow[]> =>
  db
    .select()
    .from(webhookEvents)
    .where(
      and(isNull(webhookEvents.processed_at), lt(webhookEvents.received_at, new Date(now.getTime() - retryMs)), isDue(webhookEvents, now)),
    )
    .orderBy(asc(webhookEvents.received_at))
    .limit(limit);

/** After a failure: leaves an event to a later run. */
export async function postponeEvent(db: Database, event: EventRow, now: Date): Promise<void> {
  await db
    .update(webhookEvents)
    .set(postpone(event, now, retryMs))
    .where(eq(webhookEvents.id, event.id));
}

/** Deletes processed events long after the provider has stopped repeating them. */
export const deleteOldEvents = async (db: Database, now: Date): Promise<void> => {
  await db.delete(webhookEvents).where(lt(webhookEvents.processed_at, new Date(now.getTime() - keepMs)));
};
