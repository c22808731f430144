import { type Market, markets } from '@booking/domain/schema';
import Stripe from 'stripe';
import type { MarketKeys } from '../config/config.ts';

export type Gateway = {
  /** The card provider's account of a market. */
  of(market: Market): Stripe;
  /**
   * The event of a webhook's raw body, its signature checked, and the market whose account signed it.
   * @throws when no account signed it, or the signature is too old: more than five minutes.
   */
  event(body: string, signature: string): Promise<{ event: Stripe.Event; market: Market }>;
};

/** A visitor waits for each call: with one more try a silent provider takes less than 7 seconds, and then answers 502. BACK-31. */
const timeouts = { timeout: 3_000, maxNetworkRetries: 1 } as const;

/**
 * The card provider through its own SDK. `send` replaces the network where the payment sandbox is used.
 */
export function createGateway(keys: Record<Market, MarketKeys>, send: typeof fetch | null): Gateway {
  const client = (market: Market): Stripe =>
    new Stripe(keys[market].secretKey, {
      telemetry: false,
      ...timeouts,
      ...(send === null
        ? {}
        : { httpClient: Stripe.createFetchHttpClient(send), host: 'payment-sandbox', port: '80', protocol: 'http' as const }),
    });
  const clients: Record<Market, Stripe> = { default: client('default'), north_america: client('north_america') };
  return {
    of: (market) => clients[market],
    async event(body, signature) {
      let failure: unknown;
      for (const market of markets) {
        try {
          return { event: await clients[market].webhooks.constructEventAsync(body, signature, keys[market].webhookSecret), market };
        } catch (error) {
          failure = error;
        }
      }
      throw failure;
    },
  };
}
