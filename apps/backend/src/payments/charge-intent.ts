import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { type IntentRow, intents } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';
import { type ChargeType, type Due, getDue, type Target } from './due.ts';
import { cancelIntent, createAtProvider, findOpenIntent, type KnownIntent, refreshIntent } from './intents.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { isOutcomeUnknown, isProviderUnavailable } from './provider-errors.ts';
import { toEvent } from './transitions.ts';

const alreadyPaying = (): Problem => new Problem(409, 'A payment is already processing or completed');
const superseded = (): Problem => new Problem(409, 'Another payment has just been started');

/** How often another process may come first. */
const tries = 3;
/** How long the job leaves a new intent to the visitor who has asked for it. */
const firstLookMs = 60_000;

/** Its payment method can still be changed. */
const isUnconfirmed = ({ status }: Stripe.PaymentIntent): boolean =>
  status === 'requires_payment_method' || status === 'requires_confirmation';

const isSameCharge = (row: IntentRow, due: Due): boolean =>
  row.market === due.market && row.type === due.type && row.amount === due.amount && row.currency === due.currency;

/**
 * The client secret of the open intent, where it is for the same charge. Null when it is not, and can no longer be paid.
 * @throws Problem 409 where it is paid, or processing: then the payment counts.
 */
async function reuse(deps: PaymentDeps, open: IntentRow, due: Due, method: string): Promise<string | null> {
  // Without an id: a process has ended, or waits, between writing down what it wants and the answer. The same call gives the same intent.
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
    // Null: confirmed at this moment, or the method is not taken. Cancelled and replaced below.
    const begun = await deps.provider.changeMethod(row, method).catch((error: unknown) => {
      if (isProviderUnavailable(error)) throw error;
      return null;
    });
    if (begun) {
      // Before the visitor can pay: what the provider said until now is no news of what comes.
      await deps.db.update(intents).set({ updated_at: deps.now() }).where(eq(intents.key, row.key));
      return begun.client_secret;
    }
  }
  if (!(await cancelIntent(deps, row))) throw alreadyPaying();
  return null;
}

/** Writes down what is wanted, and only while it is due. Null when another process was first: the database lets one be open. BACK-19. */
const want = ({ db, now }: PaymentDeps, target: Target, type: ChargeType, method: string): Promise<IntentRow | null> =>
  db.transaction(async (transaction) => {
    const { market, amount, currency } = await getDue(transaction, target, type);
    const at = now();
    const [row] = await transaction
      .insert(intents)
      .values({
        booking_id: target.kind === 'booking' ? target.id : null,
        payment_id: target.kind === 'payment' ? target.id : null,
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
 * The client secret of the target's one open intent, for what is due and the payment method given. What is wanted is written down before the provider is
 * called; an intent is for one amount, and another amount makes another intent, once the one before can no longer be paid. BACK-19, BACK-46.
 * @throws Problem 404; 409 when nothing is due, or a payment is processing or done.
 */
export async function chargeIntent(deps: PaymentDeps, target: Target, type: ChargeType, method: string): Promise<string> {
  for (let left = tries; left > 0; left -= 1) {
    const due = await getDue(deps.db, target, type);
    const open = await findOpenIntent(deps.db, target);
    const secret = open && (await reuse(deps, open, due, method));
    if (secret) return secret;
    const wanted = await want(deps, target, type, method);
    if (!wanted) continue;
    const intent = await createAtProvider(deps, wanted);
    if (!intent?.client_secret) throw superseded();
    return intent.client_secret;
  }
  throw superseded();
}
