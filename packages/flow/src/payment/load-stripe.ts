import { publishableKey, type RuntimeConfig } from '@booking/config';
import type { Market } from '@booking/domain/schema';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { loadScript } from './load-script.ts';

type Config = Pick<RuntimeConfig, 'stripePublishableKey' | 'paymentSandboxScript'>;

/** A script that has not come by then counts as failed. */
export const loadingMs = 30_000;

const loaded = new Map<string, Promise<Stripe>>();

/**
 * The provider's object for a market, with that market's publishable key (else the default's). Its script comes from the
 * provider's own host; where the sandbox is used instead, its script is loaded first and nothing else. Null
 * where there is no key. A failed load may be tried again. OUT-1, OUT-2, PAY-57.
 */
export function getStripe(config: Config, market: Market): Promise<Stripe> | null {
  const key = publishableKey(config, market);
  if (key === null) return null;
  const known = loaded.get(key);
  if (known) return known;
  const loading = (config.paymentSandboxScript ? loadScript(config.paymentSandboxScript, document) : Promise.resolve())
    .then(() => loadStripe(key))
    .then((stripe) => {
      if (!stripe) throw new Error('the payment provider has not loaded');
      return stripe;
    });
  const started = inTime(loading);
  started.catch(() => loaded.delete(key));
  loaded.set(key, started);
  return started;
}

let hanging = false;

/** A script has not come in time and may still be waited for: the browser would wait for it again, so only a reload begins anew. */
export const isStalled = (): boolean => hanging;

function inTime<Result>(task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      hanging = true;
      reject(new Error('the payment provider takes too long to load'));
    }, loadingMs);
  });
  const ended = task.finally(() => {
    clearTimeout(timer);
    hanging = false;
  });
  return Promise.race([ended, late]);
}
