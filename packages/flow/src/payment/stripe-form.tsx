import { useFormat } from '@booking/ui/i18n';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptionsMode, StripePaymentElementOptions } from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import { brandAppearance } from './appearance.ts';
import type { GatewayFormProps } from './gateway.ts';
import { payWithStripe } from './stripe-pay.ts';

type FieldsProps = Pick<GatewayFormProps, 'onState'>;

/** The card stands first and is chosen from the beginning; the element reports a method only once something was typed. PAY-11. */
export const firstMethod = 'card';
const elementOptions: StripePaymentElementOptions = {
  layout: 'tabs',
  paymentMethodOrder: [firstMethod, 'us_bank_account'],
  fields: { billingDetails: { name: 'auto', email: 'auto' } },
};

/** The provider's element; reports when it is ready and which payment method is chosen. */
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

/** The form of a deferred intent: the amount is the element's own until the visitor submits. */
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
    let here = true;
    stripe.catch((error: unknown) => {
      console.error(error);
      if (here) onState({ pay: null, method: null, failed: true });
    });
    return () => {
      here = false;
    };
  }, [stripe, onState]);
  // The wrapper does not handle a failed load: it gets a promise that only resolves, and the effect above reports the failure.
  const waiting = useMemo(() => stripe.catch(() => null), [stripe]);
  return (
    <Elements stripe={waiting} options={options}>
      <StripeFields onState={onState} />
    </Elements>
  );
}
