import type { WebhookMode } from './store/objects.ts';
import type { Store } from './store/store.ts';

/** Settings of the server that mounts the sandbox. */
export type SandboxOptions = {
  /** Where events are posted; null while there is no listener. Read for every delivery. */
  webhookUrl?: () => string | null;
  /** Secret that events are signed with; a function where accounts (markets) have one each. */
  webhookSecret?: string | ((account: string) => string);
  /** Keeps the state, for all servers that share it. Without it the state lives in this process. */
  store?: Store;
  /** The built browser script, `dist/stripe.js` of this package. Default: beside this package's sources. */
  scriptFile?: string;
  /** Milliseconds until a payment that is `processing` ends. */
  settleAfter?: number;
  /** Milliseconds before each try to deliver an event. */
  retryDelays?: readonly number[];
  /** How events arrive, unless a test number says otherwise. OUT-35. */
  webhooks?: WebhookMode;
  /** Milliseconds that a late event waits: longer than `settleAfter`, so that it can be overtaken. */
  lateAfter?: number;
  /** Posts the events. */
  post?: typeof fetch;
  /** Milliseconds since the epoch. */
  now?: () => number;
};

export const defaultRetryDelays: readonly number[] = [0, 1_000, 5_000, 30_000, 300_000, 3_600_000];
export const defaultSettleAfter = 15_000;
export const defaultLateAfter = 20_000;
