import type { RuntimeConfig } from '@booking/config';
import type { Market } from '@booking/domain/schema';
import type { PaymentGateway } from './gateway.ts';
import { getStripe } from './load-stripe.ts';
import { firstMethod, StripeForm } from './stripe-form.tsx';
import { retrieveWithStripe } from './stripe-pay.ts';

/** The card provider behind the gateway's interface; null where the deployment has no key. OUT-2, OUT-3, OUT-8. */
export function createStripeGateway(config: RuntimeConfig, market: Market): PaymentGateway | null {
  const stripe = getStripe(config, market);
  if (!stripe) return null;
  return {
    retrieve: async (clientSecret) => retrieveWithStripe(await stripe, clientSecret),
    firstMethod,
    Form: (props) => <StripeForm {...props} stripe={stripe} />,
  };
}
