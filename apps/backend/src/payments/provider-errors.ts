import Stripe from 'stripe';
import { Problem } from '../http/problem.ts';

/** Parameters that come from the visitor: an unknown or used payment method, an address that the provider does not take. */
const visitorsParameters = ['payment_method', 'receipt_email'];

const { StripeError, StripeCardError, StripeConnectionError, StripeIdempotencyError, StripeInvalidRequestError, StripeRateLimitError } =
  Stripe.errors;

/** The card provider did not answer in time, or not at all. */
export const isProviderUnavailable = (error: unknown): boolean => error instanceof StripeConnectionError;

/** Nothing is known of a call: it was not answered, or the same call of another process is still under way. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isProviderUnavailable(error) || (error instanceof StripeError && error.code === 'idempotency_key_in_use');

/**
 * The answer for an error of the card provider's SDK; null for any other error. Its limit on our calls passes (503); what it says of the
 * visitor's card is the visitor's (400); everything else that goes wrong there is the provider's (502), our own wrong calls are ours (500).
 */
export function toProviderProblem(error: Error): Problem | null {
  if (!(error instanceof StripeError)) return null;
  if (error instanceof StripeRateLimitError) return new Problem(503, 'The card provider is busy', { retryAfter: 5 });
  if (error instanceof StripeCardError) return new Problem(400, 'The card provider does not accept this payment method');
  if (error instanceof StripeIdempotencyError) return new Problem(409, 'Another payment has just been started');
  if (error instanceof StripeInvalidRequestError) {
    const visitors = visitorsParameters.some((name) => error.param === name);
    return visitors ? new Problem(400, 'The card provider does not accept this payment method') : new Problem(500, 'Something went wrong');
  }
  return new Problem(502, 'The card provider is not responding');
}
