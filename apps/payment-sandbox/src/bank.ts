import { presentCharge, presentDispute, presentIntent } from './api/present.ts';
import { endIntent, type Step } from './intents.ts';
import type { EventType, StoredIntent } from './store/objects.ts';
import type { Objects } from './store/store.ts';
import type { Deliveries } from './webhooks/deliver.ts';

/** Stores each new state of an intent, sends its event, and settles debits after their delay. `later` schedules the processing of due objects. */
export function createBank(deliveries: Deliveries, later: (ms: number) => void, now: () => number) {
  async function apply(objects: Objects, { intent, event }: Step): Promise<StoredIntent> {
    await objects.put('intent', intent.id, intent, intent.settlesAt);
    const send = (type: EventType, object: unknown) =>
      deliveries.send(objects, { type, account: intent.account, object, mode: intent.webhooks });
    if (event) await send(event, event === 'charge.refunded' ? presentCharge(intent) : await presentIntent(intent, objects, ''));
    if (event === 'payment_intent.succeeded' && intent.disputed) await send('charge.dispute.created', presentDispute(intent));
    if (intent.settlesAt !== null) later(intent.settlesAt - now());
    return intent;
  }

  /** Completes a challenge or debit. Returns the updated intent. */
  async function end(objects: Objects, id: string, passed: boolean): Promise<StoredIntent | null> {
    const intent = await objects.get('intent', id);
    const method = intent?.method ? await objects.get('method', intent.method) : undefined;
    if (!intent || !method) return intent ?? null;
    const step = endIntent(intent, method, passed);
    return step ? apply(objects, step) : intent;
  }

  return {
    apply,
    end,
    /** Settles due debits. */
    async settleDue(objects: Objects): Promise<void> {
      for (const { id } of await objects.due('intent', now())) await end(objects, id, true);
    },
  };
}

export type Bank = ReturnType<typeof createBank>;
