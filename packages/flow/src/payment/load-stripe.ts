import { publishableKey, type RuntimeConfig } from '@booking/config';
import type { Market } from '@booking/domain/schema';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { loadScript } from './load-script.ts';

type Config = Pick<RuntimeConfig, 'stripePublishableKey' | 'paymentSandboxScript'>;

/** Milliseconds after which loading the provider's script counts as failed. */
export const loadTimeoutMs = 30_000;

const loaded = new Map<string, Promise<Stripe>>();

/**
 * Loads the provider's object with the publishable key of a market, or else the default key. Its script comes from the provider's own host,
 * or from the sandbox if one is configured. Null without a key. A failed load can be retried.
 */
export function getStripe(config: Config, market: Market): Promise<Stripe> | null {
  const key = publishableKey(config, market);
  if (key === null) return null;
  const cached = loaded.get(key);
  if (cached) return cached;
  const loading = (config.paymentSandboxScript ? loadScript(config.paymentSandboxScript, document) : Promise.resolve())
    .then(() => loadStripe(key))
    .then((stripe) => {
      if (!stripe) throw new Error('the payment provider could not be loaded');
      return stripe;
    });
  const started = withTimeout(loading);
  started.catch(() => loaded.delete(key));
  loaded.set(key, started);
  return started;
}

let stalled = false;

/** True while a timed-out script is still loading. Another attempt would wait for the same request, so only a reload helps. */
export const isStalled = (): boolean => stalled;

function withTimeout<Result>(task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stalled = true;
      reject(new Error('loading the payment provider timed out'));
    }, loadTimeoutMs);
  });
  const ended = task.finally(() => {
    clearTimeout(timer);
    stalled = false;
  });
  return Promise.race([ended, timeout]);
}
