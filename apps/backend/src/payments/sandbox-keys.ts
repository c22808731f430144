import type { Market } from '@booking/domain/schema';
import type { MarketKeys } from '../config/config.ts';

/** Keys of the payment sandbox, with one account per market, like at the real provider. They are not secret, since the sandbox handles no money. */
export const sandboxKeys: Record<Market, MarketKeys> = {
  default: { secretKey: 'sk_test_sandbox', publishableKey: 'pk_test_sandbox', webhookSecret: 'whsec_sandbox' },
  north_america: { secretKey: 'sk_test_sandboxus', publishableKey: 'pk_test_sandboxus', webhookSecret: 'whsec_sandboxus' },
};

/** The secret that signs the events of an account. */
export const sandboxWebhookSecret = (account: string): string =>
  account === 'sandboxus' ? sandboxKeys.north_america.webhookSecret : sandboxKeys.default.webhookSecret;
