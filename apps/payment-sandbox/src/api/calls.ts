import type { Bank } from '../bank.ts';
import { cancelIntent, confirmIntent, createIntent, type IntentDraft, refundIntent, updateIntent } from '../intents.ts';
import { newId } from '../store/ids.ts';
import type { MethodType, StoredIntent, StoredMethod } from '../store/objects.ts';
import type { Objects } from '../store/store.ts';
import { type Caller, rejectPublishable } from './account.ts';
import { ApiFailure, invalid, missing } from './api-failure.ts';
import { createMethod } from './create-method.ts';
import { type Form, recordAt, textAt } from './form-body.ts';
import { presentIntent, presentMethod } from './present.ts';

export type Call = { form: Form; caller: Caller; id: string; origin: string; objects: Objects };

/** The implementation of each call; throws `ApiFailure` where the provider returns an error. */
export function createCalls(bank: Bank, settleAfter: number, now: () => number) {
  const getMethod = async (id: string, { objects, caller }: Call): Promise<StoredMethod> => {
    const method = await objects.get('method', id);
    if (method?.account !== caller.account) throw missing('PaymentMethod', id);
    return method;
  };

  const getIntent = async ({ form, caller, id, objects }: Call): Promise<StoredIntent> => {
    const intent = await objects.get('intent', id);
    if (intent?.account !== caller.account) throw missing('payment_intent', id);
    const secret = textAt(form, 'client_secret');
    if (caller.publishable && secret !== intent.secret)
      throw invalid('The client_secret provided does not match the PaymentIntent.', { param: 'client_secret' });
    return intent;
  };

  const parseDraft = async (call: Call): Promise<IntentDraft> => {
    const { form } = call;
    const amount = textAt(form, 'amount');
    const currency = textAt(form, 'currency');
    const method = textAt(form, 'payment_method');
    const metadata = recordAt(form, 'metadata');
    const types = recordAt(form, 'payment_method_types');
    const description = textAt(form, 'description');
    const email = textAt(form, 'receipt_email');
    if (method) await getMethod(method, call);
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

  const confirmed = async (intent: StoredIntent, call: Call): Promise<StoredIntent> => {
    const { form, origin, objects } = call;
    const id = textAt(form, 'payment_method') || intent.method;
    if (!id)
      throw invalid('You cannot confirm this PaymentIntent because it is missing a payment method.', {
        code: 'payment_intent_unexpected_state',
      });
    const method = await getMethod(id, call);
    const after = await bank.apply(objects, confirmIntent(intent, method, textAt(form, 'return_url') ?? null, { now: now(), settleAfter }));
    if (after.lastError) {
      const { method: _, ...failure } = after.lastError;
      const shown = await presentIntent(after, objects, origin);
      throw new ApiFailure(402, { ...failure, payment_intent: shown, payment_method: presentMethod(method) });
    }
    return after;
  };

  const present = (intent: StoredIntent, { form, objects, origin }: Call) =>
    presentIntent(intent, objects, origin, Object.values(recordAt(form, 'expand') ?? {}).includes('latest_charge'));

  return {
    async createMethod({ form, caller, objects }: Call) {
      const method = createMethod(form, caller.account, now());
      await objects.put('method', method.id, method);
      return presentMethod(method);
    },
    async retrieveMethod(call: Call) {
      rejectPublishable(call.caller);
      return presentMethod(await getMethod(call.id, call));
    },
    async createIntent(call: Call) {
      rejectPublishable(call.caller);
      const created = createIntent(await parseDraft(call), call.caller.account, now());
      const intent = await bank.apply(call.objects, { intent: created, event: null });
      return present(textAt(call.form, 'confirm') === 'true' ? await confirmed(intent, call) : intent, call);
    },
    retrieveIntent: async (call: Call) => present(await getIntent(call), call),
    async updateIntent(call: Call) {
      rejectPublishable(call.caller);
      const intent = updateIntent(await getIntent(call), await parseDraft(call));
      return present(await bank.apply(call.objects, { intent, event: null }), call);
    },
    confirmIntent: async (call: Call) => present(await confirmed(await getIntent(call), call), call),
    async cancelIntent(call: Call) {
      rejectPublishable(call.caller);
      const step = cancelIntent(await getIntent(call), textAt(call.form, 'cancellation_reason') ?? null, now());
      return present(await bank.apply(call.objects, step), call);
    },
    async createRefund(call: Call) {
      rejectPublishable(call.caller);
      const amount = textAt(call.form, 'amount');
      const before = await getIntent({ ...call, id: textAt(call.form, 'payment_intent') ?? '' });
      const intent = refundIntent(before, amount === undefined ? undefined : Number(amount));
      await bank.apply(call.objects, { intent, event: 'charge.refunded' });
      return {
        id: newId('re'),
        object: 'refund',
        amount: intent.refunded - before.refunded,
        charge: intent.charge,
        currency: intent.currency,
        metadata: recordAt(call.form, 'metadata') ?? {},
        payment_intent: intent.id,
        status: 'succeeded',
      };
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;
