import type Stripe from 'stripe';
import { sandboxKeys } from '../payments/sandbox-keys.ts';
import type { TestServer } from './test-server.ts';

/** What a browser does with the card provider, by its SDK: on the default market's account, or on the one given. */
export function payer(server: () => TestServer) {
  const account = (): Stripe => server().provider(sandboxKeys.default.secretKey);
  const intentOf = (secret: string): string => secret.split('_secret_')[0] ?? '';
  return {
    account,
    intentOf,
    /** A new payment method of a card. */
    method: async (number = '4242424242424242', provider = account()): Promise<string> =>
      (
        await provider.paymentMethods.create({
          type: 'card',
          card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
          billing_details: { name: 'Ann Smit', email: 'ann@example.com' },
        })
      ).id,
    /** Confirms the intent of a client secret; null where the card is refused. */
    confirm: (secret: string, provider = account()) =>
      provider.paymentIntents.confirm(intentOf(secret), { return_url: 'http://localhost/back' }).catch(() => null),
  };
}
