import { publishableKey, type RuntimeConfig } from '@booking/domain/brand';
import type { Market } from '@booking/domain/schema';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { loadScript } from './load-script.ts';

type Config = Pick<RuntimeConfig, 'stripePublishableKey' | 'paymentSandboxScript'>;

const loaded = new Map<string, Promise<Stripe>>();

/**
 * The provider's object for a market, with that market's publishable key (else the default's). Its script comes from the
 * provider's own host; where the sandbox is used instead, its script is loaded first and nothing else. Null
 * where there is no key. A failed load may be tried again.
 */
export function stripeOfMarket(config: Config, market: Market): Promise<Stripe> | null {
  const key = publishableKey(config, market);
  if (key === null) return null;
  const known = loaded.get(key);
  if (known) return known;
  const started = (config.paymentSandboxScript ? loadScript(config.paymentSandboxScript, document) : Promise.resolve())
    .then(() => loadStripe(key))
    .then((stripe) => {
      if (!stripe) throw new Error('the payment provider has not loaded');
      return stripe;
    });
  started.catch(() => loaded.delete(key));
  loaded.set(key, started);
  return started;
}
