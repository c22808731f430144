import Stripe from 'stripe';
import { Problem } from '../http/problem.ts';

/** Parameters that come from the visitor: an unknown or used payment method, an invalid address. */
const visitorsParameters = ['payment_method', 'receipt_email'];

const { StripeError, StripeCardError, StripeConnectionError, StripeIdempotencyError, StripeInvalidRequestError, StripeRateLimitError } =
  Stripe.errors;

/** The card provider is unreachable or did not respond in time. */
export const isProviderUnavailable = (error: unknown): boolean => error instanceof StripeConnectionError;

/** The outcome of a call is unknown: there was no response, or another process is still sending the same call. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isProviderUnavailable(error) || (error instanceof StripeError && error.code === 'idempotency_key_in_use');

/**
 * The response for an error of the SDK; null for any other error. Exceeding the rate limit of the provider is transient (503). A rejected card is
 * an error of the client (400). An invalid call is our own error (500). Any other error is one of the provider (502).
 */
export function toProviderProblem(error: Error): Problem | null {
  if (!(error instanceof StripeError)) return null;
  if (error instanceof StripeRateLimitError) return new Problem(503, 'The card provider is busy', { retryAfter: 5 });
  if (error instanceof StripeCardError) return new Problem(400, 'The card provider does not accept this payment method');
  if (error instanceof StripeIdempotencyError) return new Problem(409, 'Another payment has just been started');
  if (error instanceof StripeInvalidRequestError) {
    const isFromVisitor = visitorsParameters.some((name) => error.param === name);
    return isFromVisitor
      ? new Problem(400, 'The card provider does not accept this payment method')
      : new Problem(500, 'Something went wrong');
  }
  return new Problem(502, 'The card provider is not responding');
}
