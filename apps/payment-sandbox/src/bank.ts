import { presentIntent } from './api/present.ts';
import { endIntent, type Step } from './intents.ts';
import type { StoredIntent } from './store/objects.ts';
import type { Store } from './store/store.ts';
import type { Deliveries } from './webhooks/deliver.ts';

/** Stores each new state of an intent, sends its event, and settles debits after their delay. */
export function createBank(store: Store, deliveries: Deliveries, now: () => number) {
  function apply({ intent, event }: Step): StoredIntent {
    store.intents.set(intent.id, intent);
    if (event) deliveries.send(event, intent.account, presentIntent(intent, store, ''));
    if (intent.settlesAt !== null) settleLater(intent);
    store.save();
    return intent;
  }

  function settleLater({ id, settlesAt }: StoredIntent): void {
    const timer = setTimeout(() => end(id, true), Math.max(0, (settlesAt ?? 0) - now()));
    timer.unref();
  }

  /** Ends a challenge or a debit; returns the updated intent. */
  function end(id: string, passed: boolean): StoredIntent | null {
    const intent = store.intents.get(id);
    const method = intent?.method ? store.methods.get(intent.method) : undefined;
    if (!intent || !method) return intent ?? null;
    const step = endIntent(intent, method, passed);
    return step ? apply(step) : intent;
  }

  for (const intent of store.intents.values()) if (intent.settlesAt !== null) settleLater(intent);

  return { apply, end };
}

export type Bank = ReturnType<typeof createBank>;
