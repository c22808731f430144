import { useFormat } from '@booking/ui/i18n';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptionsMode, StripePaymentElementOptions } from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import { brandAppearance } from './appearance.ts';
import type { GatewayFormProps } from './gateway.ts';
import { payWithStripe } from './stripe-pay.ts';

type FieldsProps = Pick<GatewayFormProps, 'onState'>;

/** The card is first and preselected. The element reports a method only after the visitor has typed. */
export const defaultMethod = 'card';
const elementOptions: StripePaymentElementOptions = {
  layout: 'tabs',
  paymentMethodOrder: [defaultMethod, 'us_bank_account'],
  fields: { billingDetails: { name: 'auto', email: 'auto' } },
};

/** The provider's element. Reports when it is ready and which payment method is chosen. */
function StripeFields({ onState }: FieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const [method, setMethod] = useState<string | null>(null);

  useEffect(() => {
    const usable = ready && stripe && elements;
    onState({
      pay: usable ? (order) => payWithStripe(stripe, elements, order) : null,
      method,
      failed,
    });
  }, [ready, stripe, elements, method, failed, onState]);

  return (
    <PaymentElement
      options={elementOptions}
      onReady={() => setReady(true)}
      onChange={({ value }) => setMethod(value.type)}
      onLoadError={() => setFailed(true)}
    />
  );
}

/** The form of a deferred intent: the element has its own amount until the visitor submits. */
export function StripeForm({ stripe, amount, currency, onState }: GatewayFormProps & { stripe: Promise<Stripe> }) {
  const { language } = useFormat();
  const options = useMemo(
    (): StripeElementsOptionsMode => ({
      mode: 'payment',
      amount,
      currency,
      locale: language,
      paymentMethodCreation: 'manual',
      appearance: brandAppearance(window),
    }),
    [amount, currency, language],
  );
  useEffect(() => {
    let isMounted = true;
    stripe.catch((error: unknown) => {
      console.error(error);
      if (isMounted) onState({ pay: null, method: null, failed: true });
    });
    return () => {
      isMounted = false;
    };
  }, [stripe, onState]);
  // The wrapper does not handle a failed load: it gets a promise that only resolves, and the effect above reports the failure.
  const loaded = useMemo(() => stripe.catch(() => null), [stripe]);
  return (
    <Elements stripe={loaded} options={options}>
      <StripeFields onState={onState} />
    </Elements>
  );
}
