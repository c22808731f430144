import type { ApiFailure } from './api/api-failure.ts';
import { invalid } from './api/api-failure.ts';
import { newClientSecret, newId } from './store/ids.ts';
import type { EventType, Failure, MethodType, StoredIntent, StoredMethod } from './store/objects.ts';
import { challengeFailed, getOutcome } from './test-numbers.ts';

/** A new state of an intent, with its event. */
export type Step = { intent: StoredIntent; event: EventType | null };

export type IntentDraft = Partial<
  Pick<StoredIntent, 'amount' | 'currency' | 'method' | 'metadata' | 'description' | 'receiptEmail' | 'methodTypes'>
>;

const getMethodTypes = (currency: string): MethodType[] => (currency === 'usd' ? ['card', 'us_bank_account'] : ['card']);

function checkMoney(amount: number | undefined, currency: string | undefined): void {
  if (amount !== undefined && !(Number.isSafeInteger(amount) && amount >= 1))
    throw invalid('This value must be greater than or equal to 1.', { code: 'parameter_invalid_integer', param: 'amount' });
  if (currency !== undefined && !/^[a-z]{3}$/.test(currency)) throw invalid(`Invalid currency: ${currency}`, { param: 'currency' });
}

export function createIntent(draft: IntentDraft, account: string, now: number): StoredIntent {
  const { amount, currency } = draft;
  if (amount === undefined) throw invalid('Missing required param: amount.', { code: 'parameter_missing', param: 'amount' });
  if (currency === undefined) throw invalid('Missing required param: currency.', { code: 'parameter_missing', param: 'currency' });
  checkMoney(amount, currency);
  const id = newId('pi');
  return {
    id,
    account,
    secret: newClientSecret(id),
    created: now,
    amount,
    currency,
    status: draft.method ? 'requires_confirmation' : 'requires_payment_method',
    method: draft.method ?? null,
    metadata: draft.metadata ?? {},
    description: draft.description ?? null,
    receiptEmail: draft.receiptEmail ?? null,
    methodTypes: draft.methodTypes ?? getMethodTypes(currency),
    returnUrl: null,
    charge: null,
    canceledAt: null,
    cancellationReason: null,
    lastError: null,
    settlesAt: null,
    webhooks: null,
    refunded: 0,
    disputed: false,
  };
}

const unexpected = (intent: StoredIntent, verb: string): ApiFailure =>
  invalid(`This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
  });

const isOpen = ({ status }: StoredIntent): boolean =>
  status === 'requires_payment_method' || status === 'requires_confirmation' || status === 'requires_action';

/** Changes an open intent, which must then be confirmed again. Throws if the intent is not open. */
export function updateIntent(intent: StoredIntent, draft: IntentDraft): StoredIntent {
  const money = draft.amount !== undefined || draft.currency !== undefined || draft.method !== undefined;
  if (money && !isOpen(intent)) throw unexpected(intent, 'updated');
  checkMoney(draft.amount, draft.currency);
  const changed = { ...intent, ...draft, metadata: { ...intent.metadata, ...draft.metadata } };
  if (!money) return changed;
  return { ...changed, status: changed.method ? 'requires_confirmation' : 'requires_payment_method' };
}

export function cancelIntent(intent: StoredIntent, reason: string | null, now: number): Step {
  if (!isOpen(intent)) throw unexpected(intent, 'canceled');
  return {
    intent: { ...intent, status: 'canceled', canceledAt: now, cancellationReason: reason },
    event: 'payment_intent.canceled',
  };
}

function succeed(intent: StoredIntent, disputed = false): Step {
  const done: StoredIntent = { ...intent, status: 'succeeded', charge: newId('ch'), lastError: null, settlesAt: null, disputed };
  return { intent: done, event: 'payment_intent.succeeded' };
}

function fail(intent: StoredIntent, failure: Failure): Step {
  const lastError = { ...failure, method: intent.method ?? '' };
  return {
    intent: { ...intent, status: 'requires_payment_method', method: null, lastError, settlesAt: null },
    event: 'payment_intent.payment_failed',
  };
}

/** Confirms an intent with a method: it succeeds, fails, requires a challenge, or becomes a debit that is processing. */
export function confirmIntent(
  intent: StoredIntent,
  method: StoredMethod,
  returnUrl: string | null,
  { now, settleAfter }: { now: number; settleAfter: number },
): Step {
  if (!isOpen(intent)) throw unexpected(intent, 'confirmed');
  if (!intent.methodTypes.includes(method.type))
    throw invalid(`The PaymentMethod type "${method.type}" is not valid for this PaymentIntent.`, { param: 'payment_method' });
  const outcome = getOutcome(method.outcome);
  const { webhooks = null, slowness = 1, disputed = false } = outcome;
  const confirmed: StoredIntent = { ...intent, method: method.id, returnUrl: returnUrl ?? intent.returnUrl, lastError: null, webhooks };
  switch (outcome.kind) {
    case 'succeed':
      return succeed(confirmed, disputed);
    case 'fail':
      return fail(confirmed, outcome.failure);
    case 'challenge':
      return { intent: { ...confirmed, status: 'requires_action' }, event: null };
    case 'process':
      return {
        intent: { ...confirmed, status: 'processing', settlesAt: now + settleAfter * slowness },
        event: 'payment_intent.processing',
      };
  }
}

/** Refunds `amount`, or everything that is left. */
export function refundIntent(intent: StoredIntent, amount: number | undefined): StoredIntent {
  const left = intent.status === 'succeeded' ? intent.amount - intent.refunded : 0;
  if (intent.status !== 'succeeded')
    throw invalid('This PaymentIntent does not have a successful charge to refund.', { param: 'payment_intent' });
  if (left === 0) throw invalid('The charge has already been refunded.', { code: 'charge_already_refunded' });
  const requested = amount ?? left;
  if (!(Number.isSafeInteger(requested) && requested >= 1 && requested <= left))
    throw invalid('The refund is greater than what is left of the charge.', { param: 'amount' });
  return { ...intent, refunded: intent.refunded + requested };
}

/** Completes a 3-D Secure challenge or a bank debit. Returns null if the intent is not waiting for it. */
export function endIntent(intent: StoredIntent, method: StoredMethod, passed: boolean): Step | null {
  const outcome = getOutcome(method.outcome);
  if (intent.status === 'requires_action' && outcome.kind === 'challenge') {
    if (!passed) return fail(intent, challengeFailed);
    return outcome.end === 'succeed' ? succeed(intent) : fail(intent, outcome.end);
  }
  if (intent.status === 'processing' && outcome.kind === 'process')
    return outcome.end === 'succeed' ? succeed(intent) : fail(intent, outcome.end);
  return null;
}
