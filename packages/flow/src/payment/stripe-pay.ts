import { errorCodeOf, isRefusal } from '@booking/api';
import type { ErrorCode } from '@booking/domain/errors';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { IntentReport, PaymentError, PaymentOrder } from './gateway.ts';

export type StripePart = Pick<Stripe, 'createPaymentMethod' | 'confirmPayment'>;
export type ElementsPart = Pick<StripeElements, 'submit'>;

const issue = (error: Pick<StripeError, 'message'>, otherwise: ErrorCode): PaymentError => ({
  kind: 'error',
  code: 'payment-issue',
  detail: error.message || { code: otherwise },
  stale: true,
});

/** The error for a refusal by our backend: 409 and other 4xx are final, anything else may be temporary. */
function refusal(error: unknown): PaymentError {
  const refused = isRefusal(error);
  return { kind: 'error', code: refused ? 'payment-not-possible' : errorCodeOf(error), detail: null, stale: refused };
}

/**
 * One attempt: the form's own validation first, then a new payment method, the client secret, the confirmation. Never
 * rejects, and resolves only when it failed. PAY-19, PAY-20, OUT-6.
 */
export async function payWithStripe(
  stripe: StripePart,
  elements: ElementsPart,
  { name, email, requestSecret, returnUrl }: PaymentOrder,
): Promise<PaymentError> {
  try {
    const submitted = await elements.submit();
    if (submitted.error)
      return submitted.error.type === 'validation_error' ? { kind: 'invalid' } : issue(submitted.error, 'payment-failed');
    const made = await stripe.createPaymentMethod({
      elements: elements as StripeElements,
      params: { billing_details: { name, email } },
    });
    if (made.error) return issue(made.error, 'payment-method-failed');
    const methodId = made.paymentMethod.id;
    let clientSecret: string;
    try {
      clientSecret = await requestSecret(methodId);
    } catch (error) {
      return refusal(error);
    }
    const confirmed = await stripe.confirmPayment({
      clientSecret,
      confirmParams: { payment_method: methodId, return_url: returnUrl },
    });
    return issue(confirmed.error, 'payment-failed');
  } catch (error) {
    console.error(error);
    return { kind: 'error', code: 'payment-issue', detail: { code: 'payment-failed' }, stale: true };
  }
}

const readableTypes: readonly string[] = ['card_error', 'validation_error'];

/** The provider's message of the last failure is shown for `card_error` and `validation_error` only. OUT-7. */
export async function retrieveWithStripe(
  stripe: Pick<Stripe, 'retrievePaymentIntent'>,
  clientSecret: string,
): Promise<IntentReport | null> {
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (error) {
    // A connection error is temporary; an intent that is unknown to this account is final.
    if (error.type === 'invalid_request_error') return null;
    throw new Error(error.message ?? error.type);
  }
  const last = paymentIntent.last_payment_error;
  const readable = readableTypes.some((type) => type === last?.type);
  return { status: paymentIntent.status, failure: last ? { words: readable ? (last.message ?? null) : null } : null };
}
