import type { Bank } from '../bank.ts';
import { cancelIntent, confirmIntent, createIntent, type IntentDraft, updateIntent } from '../intents.ts';
import type { MethodType, StoredIntent, StoredMethod } from '../store/objects.ts';
import type { Store } from '../store/store.ts';
import { type Caller, refusePublishable } from './account.ts';
import { ApiFailure, invalid, missing } from './api-failure.ts';
import { createMethod } from './create-method.ts';
import { type Form, recordAt, textAt } from './form-body.ts';
import { presentIntent, presentMethod } from './present.ts';

type Call = { form: Form; caller: Caller; id: string; origin: string };

/** The implementation of each call; throws `ApiFailure` where the provider returns an error. */
export function createCalls(store: Store, bank: Bank, settleAfter: number, now: () => number) {
  const methodOf = (id: string, { account }: Caller): StoredMethod => {
    const method = store.methods.get(id);
    if (method?.account !== account) throw missing('PaymentMethod', id);
    return method;
  };

  const intentOf = ({ form, caller, id }: Call): StoredIntent => {
    const intent = store.intents.get(id);
    if (intent?.account !== caller.account) throw missing('payment_intent', id);
    const secret = textAt(form, 'client_secret');
    if (caller.publishable && secret !== intent.secret)
      throw invalid('The client_secret provided does not match the PaymentIntent.', { param: 'client_secret' });
    return intent;
  };

  const draftOf = (form: Form, caller: Caller): IntentDraft => {
    const amount = textAt(form, 'amount');
    const currency = textAt(form, 'currency');
    const method = textAt(form, 'payment_method');
    const metadata = recordAt(form, 'metadata');
    const types = recordAt(form, 'payment_method_types');
    const description = textAt(form, 'description');
    const email = textAt(form, 'receipt_email');
    if (method) methodOf(method, caller);
    return {
      ...(amount === undefined ? {} : { amount: Number(amount) }),
      ...(currency === undefined ? {} : { currency: currency.toLowerCase() }),
      ...(method === undefined ? {} : { method: method || null }),
      ...(metadata === undefined ? {} : { metadata }),
      ...(types === undefined ? {} : { methodTypes: Object.values(types) as MethodType[] }),
      ...(description === undefined ? {} : { description: description || null }),
      ...(email === undefined ? {} : { receiptEmail: email || null }),
    };
  };

  const confirmed = (intent: StoredIntent, { form, caller, origin }: Call): StoredIntent => {
    const id = textAt(form, 'payment_method') || intent.method;
    if (!id)
      throw invalid('You cannot confirm this PaymentIntent because it is missing a payment method.', {
        code: 'payment_intent_unexpected_state',
      });
    const method = methodOf(id, caller);
    const after = bank.apply(confirmIntent(intent, method, textAt(form, 'return_url') ?? null, now() + settleAfter));
    if (after.lastError) {
      const { method: _, ...failure } = after.lastError;
      const shown = presentIntent(after, store, origin);
      throw new ApiFailure(402, { ...failure, payment_intent: shown, payment_method: presentMethod(method) });
    }
    return after;
  };

  return {
    createMethod({ form, caller }: Call) {
      const method = createMethod(form, caller.account, now());
      store.methods.set(method.id, method);
      store.save();
      return presentMethod(method);
    },
    retrieveMethod({ caller, id }: Call) {
      refusePublishable(caller);
      return presentMethod(methodOf(id, caller));
    },
    createIntent(call: Call) {
      refusePublishable(call.caller);
      const intent = bank.apply({ intent: createIntent(draftOf(call.form, call.caller), call.caller.account, now()), event: null });
      return presentIntent(textAt(call.form, 'confirm') === 'true' ? confirmed(intent, call) : intent, store, call.origin);
    },
    retrieveIntent: (call: Call) => presentIntent(intentOf(call), store, call.origin),
    updateIntent(call: Call) {
      refusePublishable(call.caller);
      const intent = updateIntent(intentOf(call), draftOf(call.form, call.caller));
      return presentIntent(bank.apply({ intent, event: null }), store, call.origin);
    },
    confirmIntent: (call: Call) => presentIntent(confirmed(intentOf(call), call), store, call.origin),
    cancelIntent(call: Call) {
      refusePublishable(call.caller);
      const step = cancelIntent(intentOf(call), textAt(call.form, 'cancellation_reason') ?? null, now());
      return presentIntent(bank.apply(step), store, call.origin);
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;
