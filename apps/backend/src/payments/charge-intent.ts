import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { type IntentRow, intents } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';
import { type ChargeType, type Due, getDue, type Target, toTargetColumns } from './due.ts';
import { cancelIntent, createAtProvider, findOpenIntent, type KnownIntent, refreshIntent } from './intents.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { isOutcomeUnknown, isProviderUnavailable } from './provider-errors.ts';
import { toEvent } from './transitions.ts';

const alreadyPaying = (): Problem => new Problem(409, 'A payment is already processing or completed');
const superseded = (): Problem => new Problem(409, 'Another payment has just been started');

/** Maximum number of attempts when other processes interfere. */
const maxAttempts = 3;
/** How long reconciliation leaves a new intent to the visitor who requested it. */
const firstLookMs = 60_000;

/** Whether the payment method can still be changed. */
const isUnconfirmed = ({ status }: Stripe.PaymentIntent): boolean =>
  status === 'requires_payment_method' || status === 'requires_confirmation';

const isSameCharge = (row: IntentRow, due: Due): boolean =>
  row.market === due.market && row.type === due.type && row.amount === due.amount && row.currency === due.currency;

/**
 * Returns the client secret of the open intent if it is for the same charge. Otherwise returns null, after making sure that the intent cannot be
 * paid any more.
 * @throws Problem 409 if it is paid or processing, since then the payment counts.
 */
async function reuse(deps: PaymentDeps, open: IntentRow, due: Due, method: string): Promise<string | null> {
  // Without an id, the call that creates the intent has no known outcome: the process ended, or is still waiting. Repeating the call returns the
  // same intent.
  const made =
    open.id === null
      ? await createAtProvider(deps, open).catch((error: unknown) => {
          if (isOutcomeUnknown(error)) throw error;
          return null;
        })
      : null;
  const id = open.id ?? made?.id;
  if (id === undefined) return null;
  const row: KnownIntent = { ...open, id };
  const intent = await refreshIntent(deps, row);
  if (intent.status === 'canceled') return null;
  if (toEvent(intent.status) !== 'reopen') throw alreadyPaying();
  if (isUnconfirmed(intent) && isSameCharge(row, due)) {
    // Null if the intent has just been confirmed or the method is not accepted. Then it is cancelled and replaced below.
    const changed = await deps.provider.changeMethod(row, method).catch((error: unknown) => {
      if (isProviderUnavailable(error)) throw error;
      return null;
    });
    if (changed) {
      // The next reading asks the provider: the visitor can pay now.
      await deps.db.update(intents).set({ updated_at: deps.now(), read_at: null }).where(eq(intents.key, row.key));
      return changed.client_secret;
    }
  }
  if (!(await cancelIntent(deps, row))) throw alreadyPaying();
  return null;
}

/**
 * Stores the request for an intent, if the amount is still due. Null if another process came first: the database allows one open intent.
 */
const insertRequest = ({ db, now }: PaymentDeps, target: Target, type: ChargeType, method: string): Promise<IntentRow | null> =>
  db.transaction(async (transaction) => {
    const { market, amount, currency } = await getDue(transaction, target, type);
    const at = now();
    const [row] = await transaction
      .insert(intents)
      .values({
        ...toTargetColumns(target),
        market,
        type,
        amount,
        currency,
        method,
        status: 'requested',
        open: true,
        updated_at: at,
        checked_at: at,
        look_at: new Date(at.getTime() + firstLookMs),
      })
      .onConflictDoNothing()
      .returning();
    return row ?? null;
  });

/**
 * Returns the client secret of the one open intent of the target, for the amount due and the given payment method. The request is stored before the
 * provider is called. An intent is for one amount. Another amount needs another intent, after the previous one is cancelled.
 * @throws Problem 404; 409 when nothing is due, or a payment is processing or completed.
 */
export async function chargeIntent(deps: PaymentDeps, target: Target, type: ChargeType, method: string): Promise<string> {
  for (let left = maxAttempts; left > 0; left -= 1) {
    const due = await getDue(deps.db, target, type);
    const open = await findOpenIntent(deps.db, target);
    const secret = open && (await reuse(deps, open, due, method));
    if (secret) return secret;
    const requested = await insertRequest(deps, target, type, method);
    if (!requested) continue;
    const intent = await createAtProvider(deps, requested);
    if (!intent?.client_secret) throw superseded();
    return intent.client_secret;
  }
  throw superseded();
}
