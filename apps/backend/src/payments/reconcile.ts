import type { IntentRow } from '../database/schema.ts';
import { loggable } from '../log/loggable.ts';
import { cancelIntent, claimIntents, createAtProvider, refreshIntent } from './intents.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { isProviderUnavailable } from './provider-errors.ts';
import { refundPayment } from './refund-payment.ts';
import { toEvent } from './transitions.ts';
import { deleteOldEvents, findWaitingEvents, processEvent } from './webhooks.ts';

const batchSize = 50;
/** After a day without a change a payment that was begun counts as abandoned. */
const abandonedMs = 24 * 3_600_000;
/** How long an event is left to the request that brought it. */
const eventMs = 60_000;

async function reconcileIntent(deps: PaymentDeps, row: IntentRow): Promise<void> {
  if (row.money === 'due_back') return refundPayment(deps, row);
  if (row.id === null) {
    // Nobody has been given its secret, so nobody pays it: it is found by its key, and cancelled.
    const made = await createAtProvider(deps, row);
    if (made) await cancelIntent(deps, { ...row, id: made.id });
    return;
  }
  const known = { ...row, id: row.id };
  const { status } = await refreshIntent(deps, known);
  const isAbandoned = deps.now().getTime() - row.updated_at.getTime() > abandonedMs;
  if (toEvent(status) === 'reopen' && isAbandoned) await cancelIntent(deps, known);
}

/**
 * Asks the provider, without anybody looking, for every intent that has not reported its end: of bookings, those that have ended included, and of
 * standalone payments; pays back what is still to be paid back; and processes stored events that are not processed. Never throws. BACK-47.
 */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  const { db, log } = deps;
  let silent = false;
  const attempt = async (what: string, run: () => Promise<void>): Promise<void> => {
    // The others would wait for the same provider: they are looked at with a later sweep.
    if (silent) return;
    await run().catch((error: unknown) => {
      log(`${what}: ${loggable(error)}`);
      silent = isProviderUnavailable(error);
    });
  };
  try {
    for (const row of await claimIntents(db, deps.now(), batchSize)) {
      await attempt(`intent ${row.id ?? 'without id'}`, () => reconcileIntent(deps, row));
    }
    const since = new Date(deps.now().getTime() - eventMs);
    for (const event of await findWaitingEvents(db, since)) await attempt(`event ${event.id}`, () => processEvent(deps, event));
    await deleteOldEvents(db, deps.now());
  } catch (error) {
    log(`reconciliation: ${loggable(error)}`);
  }
}
