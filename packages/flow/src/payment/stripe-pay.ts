import { isDefinitiveError, toErrorCode } from '@booking/api';
import type { ErrorCode } from '@booking/domain/errors';
import { toCents, toUsdCents } from '@booking/domain/money';
import type { ElementAmount } from '@booking/domain/payment';
import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { IntentReport, PaymentError, PaymentOrder } from './gateway.ts';

export type StripePart = Pick<Stripe, 'createPaymentMethod' | 'retrievePaymentIntent' | 'confirmPayment'>;
export type ElementsPart = Pick<StripeElements, 'submit'>;

const toPaymentIssue = (error: Pick<StripeError, 'message'>, fallback: ErrorCode): PaymentError => ({
  kind: 'error',
  code: 'payment-issue',
  detail: error.message || { code: fallback },
  stale: true,
});

/** The error for a failed request to our backend: 409 and other 4xx are definitive, anything else may be transient. */
function toBackendError(error: unknown): PaymentError {
  const isDefinitive = isDefinitiveError(error);
  return { kind: 'error', code: isDefinitive ? 'payment-not-possible' : toErrorCode(error), detail: null, stale: isDefinitive };
}

const endedStatuses: readonly string[] = ['succeeded', 'processing', 'requires_capture', 'canceled'];

/** Checks an intent before its confirmation: its amount must be the one shown, and it must not have ended. Null if it may be confirmed. */
function checkIntent({ amount, currency, status }: PaymentIntent, shown: ElementAmount): PaymentError | null {
  if (amount !== shown.amount || currency !== shown.currency)
    return { kind: 'other-amount', requested: toElementAmount(currency, amount), shown };
  return endedStatuses.includes(status) ? { kind: 'error', code: 'payment-not-possible', detail: null, stale: true } : null;
}

function toElementAmount(currency: string, minor: number): ElementAmount | null {
  if (currency === 'eur') return { currency, amount: toCents(minor) };
  return currency === 'usd' ? { currency, amount: toUsdCents(minor) } : null;
}

/**
 * One attempt: validates the form, creates a payment method, requests the client secret, checks its intent, and confirms it. Never rejects,
 * and resolves only if it fails.
 */
export async function payWithStripe(
  stripe: StripePart,
  elements: ElementsPart,
  { name, email, shown, requestSecret, returnUrl }: PaymentOrder,
): Promise<PaymentError> {
  try {
    const submitted = await elements.submit();
    if (submitted.error)
      return submitted.error.type === 'validation_error' ? { kind: 'invalid' } : toPaymentIssue(submitted.error, 'payment-failed');
    const created = await stripe.createPaymentMethod({
      elements: elements as StripeElements,
      params: { billing_details: { name, email } },
    });
    if (created.error) return toPaymentIssue(created.error, 'payment-method-failed');
    const methodId = created.paymentMethod.id;
    let clientSecret: string;
    try {
      clientSecret = await requestSecret(methodId);
    } catch (error) {
      return toBackendError(error);
    }
    const retrieved = await stripe.retrievePaymentIntent(clientSecret);
    if (retrieved.error) return toPaymentIssue(retrieved.error, 'payment-failed');
    const mismatch = checkIntent(retrieved.paymentIntent, shown);
    if (mismatch) return mismatch;
    const confirmed = await stripe.confirmPayment({
      clientSecret,
      confirmParams: { payment_method: methodId, return_url: returnUrl },
    });
    return toPaymentIssue(confirmed.error, 'payment-failed');
  } catch (error) {
    console.error(error);
    return { kind: 'error', code: 'payment-issue', detail: { code: 'payment-failed' }, stale: true };
  }
}

const shownErrorTypes: readonly string[] = ['card_error', 'validation_error'];

/** The provider reports a refused 3-D Secure verification of a card as an invalid request. */
const isCardFailure = ({ type, code }: { type: string; code?: string }): boolean =>
  type === 'card_error' || code === 'payment_intent_authentication_failure';

/** The provider's message of the last failure is shown for `card_error` and `validation_error` only. */
export async function retrieveWithStripe(
  stripe: Pick<Stripe, 'retrievePaymentIntent'>,
  clientSecret: string,
): Promise<IntentReport | null> {
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (error) {
    // An intent that is unknown to this account is definitive; a connection error is transient.
    if (error.type === 'invalid_request_error') return null;
    throw new Error(error.message ?? error.type);
  }
  const last = paymentIntent.last_payment_error;
  const isShown = shownErrorTypes.some((type) => type === last?.type);
  const failure = last ? { isCardError: isCardFailure(last), message: isShown ? (last.message ?? null) : null } : null;
  return { status: paymentIntent.status, failure };
}
