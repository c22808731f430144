import type { Context } from 'hono';
import type { WebhookMode } from './store/objects.ts';
import type { Store } from './store/store.ts';

/** Settings of the server that mounts the sandbox. */
export type SandboxOptions = {
  /** Address to which events are posted; null if there is none. Read for every delivery. */
  webhookUrl?: () => string | null;
  /** Secret for signing events, or a function if each account (market) has its own. */
  webhookSecret?: string | ((account: string) => string);
  /** Stores the state for all servers that share it. By default, the state lives in this process. */
  store?: Store;
  /** The built browser script, `dist/stripe.js` of this package. Default: beside this package's sources. */
  scriptFile?: string;
  /** Milliseconds until a payment that is `processing` ends. */
  settleAfter?: number;
  /** Milliseconds before each attempt to deliver an event. */
  retryDelays?: readonly number[];
  /** How events are delivered, unless a test number overrides it. */
  webhooks?: WebhookMode;
  /** Delay of a late event in milliseconds: longer than `settleAfter`, so that other events can overtake it. */
  lateAfter?: number;
  /** The origin of a request as its visitor's browser has it, behind a proxy: pages of the bank are there. */
  toOrigin?: (c: Context) => string;
  /** Posts the events. */
  post?: typeof fetch;
  /** Milliseconds since the epoch. */
  now?: () => number;
};

export const defaultRetryDelays: readonly number[] = [0, 1_000, 5_000, 30_000, 300_000, 3_600_000];
export const defaultSettleAfter = 15_000;
export const defaultLateAfter = 20_000;
