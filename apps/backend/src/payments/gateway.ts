import { type Market, markets } from '@booking/domain/schema';
import Stripe from 'stripe';
import type { MarketKeys } from '../config/config.ts';

export type Gateway = {
  /** The account of a market at the card provider. */
  of(market: Market): Stripe;
  /**
   * Verifies the signature of a raw webhook body. Returns its event and the market whose account signed it.
   * @throws when no account signed it, or the signature is older than five minutes.
   */
  event(body: string, signature: string): Promise<{ event: Stripe.Event; market: Market }>;
};

/** A visitor waits for each call. With one retry, a provider that does not respond takes less than 7 seconds, and the visitor gets 502. BACK-31. */
const timeouts = { timeout: 3_000, maxNetworkRetries: 1 } as const;

/** The card provider through its own SDK. `send` replaces the network for the payment sandbox. */
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
