import { errorCodeOf, isRefusal } from '@booking/api';
import type { ErrorCode } from '@booking/domain/errors';
import { toCents, toUsdCents } from '@booking/domain/money';
import type { ElementAmount } from '@booking/domain/payment';
import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { IntentReport, PaymentError, PaymentOrder } from './gateway.ts';

export type StripePart = Pick<Stripe, 'createPaymentMethod' | 'retrievePaymentIntent' | 'confirmPayment'>;
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

const ended: readonly string[] = ['succeeded', 'processing', 'requires_capture', 'canceled'];

/** Why an intent must not be confirmed: it is for another amount than the one shown, or it has ended. Null where it may be. PAY-21. */
function objection({ amount, currency, status }: PaymentIntent, shown: ElementAmount): PaymentError | null {
  if (amount !== shown.amount || currency !== shown.currency) return { kind: 'other-amount', asked: amountIn(currency, amount), shown };
  return ended.includes(status) ? { kind: 'error', code: 'payment-not-possible', detail: null, stale: true } : null;
}

function amountIn(currency: string, minor: number): ElementAmount | null {
  if (currency === 'eur') return { currency, amount: toCents(minor) };
  return currency === 'usd' ? { currency, amount: toUsdCents(minor) } : null;
}

/**
 * One attempt: the form's own validation first, then a new payment method, the client secret, a look at its intent, the confirmation. Never
 * rejects, and resolves only when it failed. PAY-19, PAY-20, PAY-21, OUT-6.
 */
export async function payWithStripe(
  stripe: StripePart,
  elements: ElementsPart,
  { name, email, shown, requestSecret, returnUrl }: PaymentOrder,
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
    const found = await stripe.retrievePaymentIntent(clientSecret);
    if (found.error) return issue(found.error, 'payment-failed');
    const objected = objection(found.paymentIntent, shown);
    if (objected) return objected;
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
  const failure = last ? { isCardError: last.type === 'card_error', words: readable ? (last.message ?? null) : null } : null;
  return { status: paymentIntent.status, failure };
}
