import { assertNever, type ErrorCode } from '../errors/error-code.ts';
import { displayedStatus } from './displayed-status.ts';

/** What a payment page shows. `canRetry` is false where the way back to the form must not be offered. */
export type PaymentView =
  | { kind: 'payable' }
  | { kind: 'processing' }
  | { kind: 'succeeded' }
  | { kind: 'retry'; code: ErrorCode; canRetry: boolean };

export type PaymentViewInput = {
  /** The status of the retrieved intent; null when there is no client secret. */
  intentStatus: string | null;
  /** `redirect_status` of the return address; null on a first visit. Counts only without an intent. */
  redirectStatus: string | null;
  /** Our own status: `Open` while it can be paid, `Processing`, `Completed` or another; null when not known. */
  ownStatus: string | null;
};

/**
 * One state from the provider's intent, the return address and our own status, in this order of precedence. A
 * failed attempt may be repeated only while our own status is `Open` (or not known). Decisions, Booking and payment pages.
 */
export function paymentView({ intentStatus, redirectStatus, ownStatus }: PaymentViewInput): PaymentView {
  const status = displayedStatus(intentStatus ?? redirectStatus, ownStatus);
  switch (status) {
    case 'succeeded':
    case 'processing':
      return { kind: status };
    case 'requires_payment_method':
      return { kind: 'payable' };
    case 'canceled':
      return { kind: 'retry', code: 'payment-failed', canRetry: ownStatus === null || ownStatus === 'Open' };
    default:
      return assertNever(status);
  }
}
