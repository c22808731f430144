import type { CompletedBooking } from '../schema/booking.ts';

/**
 * The state of a payment, as displayed: `canceled` as Failed, with a retry; `requires_payment_method` as the form.
 * PAY-30, PAY-31, PAY-33, PAY-80.
 */
export type PaymentStatus = 'succeeded' | 'processing' | 'canceled' | 'requires_payment_method';

export type PaymentStatusInput = {
  /** The status of the retrieved intent; null when there is no client secret. */
  intentStatus: string | null;
  /** `redirect_status` of the return address; null without one. Counts only without an intent and while our own status is open. */
  redirectStatus: string | null;
  /** Our own status: `Open` while it can be paid, `Processing`, `Completed` or another; null when not known. */
  ownStatus: string | null;
};

function fromIntentStatus(status: string): PaymentStatus {
  switch (status) {
    case 'succeeded':
      return 'succeeded';
    case 'processing':
    case 'requires_confirmation':
    case 'requires_capture':
      return 'processing';
    default:
      return 'canceled';
  }
}

function fromOwnStatus(status: string | null): PaymentStatus {
  if (status === 'Processing') return 'processing';
  return status === 'Completed' ? 'succeeded' : 'requires_payment_method';
}

/** An unknown status (null) counts as open. */
const isOpen = (ownStatus: string | null): boolean => ownStatus === null || ownStatus === 'Open';

/**
 * One status from the provider's intent, our own status and the return address. The intent is the truth, unless it failed and our own status
 * is past `Open`: another attempt may have paid. The address counts only while there is nothing better. PAY-27 to PAY-29, PAY-31.
 */
export function paymentStatus({ intentStatus, redirectStatus, ownStatus }: PaymentStatusInput): PaymentStatus {
  const reported = intentStatus === null ? null : fromIntentStatus(intentStatus);
  if (reported !== null && reported !== 'canceled') return reported;
  if (isOpen(ownStatus)) return reported ?? (redirectStatus === null ? 'requires_payment_method' : fromIntentStatus(redirectStatus));
  // The provider may report a declined payment before our backend does; a cancelled intent was replaced by another.
  return reported !== null && ownStatus === 'Processing' && intentStatus !== 'canceled' ? reported : fromOwnStatus(ownStatus);
}

/** A booking's own status, in the terms of a standalone payment. `state` alone does not say whether it can be paid. PAY-16, PAY-53. */
export function getOwnStatus({ can_pay, state }: Pick<CompletedBooking, 'can_pay' | 'state'>): 'Open' | 'Processing' | 'Completed' {
  if (can_pay) return 'Open';
  return state === 'Processing' ? 'Processing' : 'Completed';
}

/** A failed attempt may be repeated only while our own status is `Open` (or not known). */
export const canRetryPayment = isOpen;
