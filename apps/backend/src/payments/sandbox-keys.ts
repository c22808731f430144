import type { Market } from '@booking/domain/schema';
import type { MarketKeys } from '../config/config.ts';

/** Keys of the payment sandbox: an account per market, as with the real provider. No secrets: the sandbox keeps no money. */
export const sandboxKeys: Record<Market, MarketKeys> = {
  default: { secretKey: 'sk_test_sandbox', publishableKey: 'pk_test_sandbox', webhookSecret: 'whsec_sandbox' },
  north_america: { secretKey: 'sk_test_sandboxus', publishableKey: 'pk_test_sandboxus', webhookSecret: 'whsec_sandboxus' },
};

/** The secret that an account's events are signed with. */
export const sandboxWebhookSecret = (account: string): string =>
  account === 'sandboxus' ? sandboxKeys.north_america.webhookSecret : sandboxKeys.default.webhookSecret;
