import type { IntentRow } from '../database/schema.ts';
import { loggable } from '../log/loggable.ts';
import { cancelIntent, claimIntents, createAtProvider, refreshIntent } from './intents.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { isProviderUnavailable } from './provider-errors.ts';
import { refundPayment } from './refund-payment.ts';
import { toEvent } from './transitions.ts';
import { deleteOldEvents, type EventRow, findWaitingEvents, postponeEvent, processEvent } from './webhooks.ts';

const batchSize = 50;
/** A payment without a change for a day counts as abandoned. */
const abandonedMs = 24 * 3_600_000;

async function reconcileIntent(deps: PaymentDeps, row: IntentRow): Promise<void> {
  if (row.money === 'due_back') return refundPayment(deps, row);
  if (row.id === null) {
    // Nobody has its secret, so nobody can pay it. It is found by its key and cancelled.
    const created = await createAtProvider(deps, row);
    if (created) await cancelIntent(deps, { ...row, id: created.id });
    return;
  }
  const known = { ...row, id: row.id };
  const { status } = await refreshIntent(deps, known);
  const isAbandoned = deps.now().getTime() - row.updated_at.getTime() > abandonedMs;
  if (toEvent(status) === 'reopen' && isAbandoned) await cancelIntent(deps, known);
}

/**
 * Checks every unfinished intent at the provider, without any request of a visitor: those of bookings, including expired ones, and of standalone
 * payments. Also retries outstanding refunds and processes stored events.
 */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  const { db, log } = deps;
  let unavailable = false;
  const attempt = async (what: string, run: () => Promise<void>, fail = async (): Promise<void> => undefined): Promise<void> => {
    // The others would wait for the same provider. A later run retries them.
    if (unavailable) return;
    await run().catch((error: unknown) => {
      log(`${what}: ${loggable(error)}`);
      unavailable = isProviderUnavailable(error);
      return fail();
    });
  };
  for (const row of await claimIntents(db, deps.now(), batchSize)) {
    await attempt(`intent ${row.id ?? 'without id'}`, () => reconcileIntent(deps, row));
  }
  let events: EventRow[];
  do {
    events = await findWaitingEvents(db, deps.now(), batchSize);
    for (const event of events) {
      await attempt(
        `event ${event.id}`,
        () => processEvent(deps, event),
        () => postponeEvent(db, event, deps.now()),
      );
    }
  } while (!unavailable && events.length === batchSize);
  await deleteOldEvents(db, deps.now());
}
