import { type Market, markets } from '@booking/domain/schema';
import Stripe from 'stripe';
import type { MarketKeys } from '../config/config.ts';

export type Gateway = {
  /** The account of a market at the card provider. */
  of(market: Market): Stripe;
  /**
   * Verifies the signature of a raw webhook body. Returns its event and the market whose account signed it.
   * @throws when no account signed it, or the signature is more than five minutes old or ahead of the clock.
   */
  event(body: string, signature: string): Promise<{ event: Stripe.Event; market: Market }>;
};

/** A visitor waits for each call. With one retry, a provider that does not respond takes less than 7 seconds, and the visitor gets 502. */
const timeouts = { timeout: 3_000, maxNetworkRetries: 1 } as const;

const toleranceSeconds = 300;

/** Whether a verified signature is from the future: the SDK only rejects old ones, and one from the future could be used again until then. */
function isAhead(signature: string): boolean {
  const [timestamp] = signature
    .split(',')
    .flatMap((part) => (part.startsWith('t=') ? [Number.parseInt(part.slice(2), 10)] : []))
    .slice(-1);
  return timestamp === undefined || timestamp > Date.now() / 1_000 + toleranceSeconds;
}

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
          const { webhooks } = clients[market];
          const event = await webhooks.constructEventAsync(body, signature, keys[market].webhookSecret, toleranceSeconds);
          if (isAhead(signature)) throw new Error('the signature is ahead of the clock');
          return { event, market };
        } catch (error) {
          failure = error;
        }
      }
      throw failure;
    },
  };
}
