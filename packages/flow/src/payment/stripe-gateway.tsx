import type { RuntimeConfig } from '@booking/config';
import type { Market } from '@booking/domain/schema';
import type { PaymentGateway } from './gateway.ts';
import { getStripe } from './load-stripe.ts';
import { defaultMethod, StripeForm } from './stripe-form.tsx';
import { retrieveWithStripe } from './stripe-pay.ts';

/** Implements the gateway with Stripe; null if the deployment has no key. */
export function createStripeGateway(config: RuntimeConfig, market: Market): PaymentGateway | null {
  const stripe = getStripe(config, market);
  if (!stripe) return null;
  return {
    retrieve: async (clientSecret) => retrieveWithStripe(await stripe, clientSecret),
    defaultMethod,
    Form: (props) => <StripeForm {...props} stripe={stripe} />,
  };
}
