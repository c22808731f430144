/**
 * How a payment stands, as it is displayed: `canceled` as Failed, with a retry; `requires_payment_method` as the form.
 * PAY-30 to PAY-33.
 */
export type PaymentStatus = 'succeeded' | 'processing' | 'canceled' | 'requires_payment_method';

export type PaymentStatusInput = {
  /** The status of the retrieved intent; null when there is no client secret. */
  intentStatus: string | null;
  /** `redirect_status` of the return address; null on a first visit. Counts only without an intent. */
  redirectStatus: string | null;
  /** Our own status: `Open` while it can be paid, `Processing`, `Completed` or another; null when not known. */
  ownStatus: string | null;
};

function statusOfIntent(status: string): PaymentStatus {
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

function statusOfOwn(status: string | null): PaymentStatus {
  if (status === 'Processing') return 'processing';
  return status === 'Completed' ? 'succeeded' : 'requires_payment_method';
}

/**
 * One status from the provider's intent, the return address and our own status, the first that there is being the truth. Without the
 * first two it is our own: Processing, Completed, or anything else, which is still to be paid. PAY-27, PAY-28, PAY-29, PAY-31.
 */
export function paymentStatus({ intentStatus, redirectStatus, ownStatus }: PaymentStatusInput): PaymentStatus {
  const reported = intentStatus ?? redirectStatus;
  return reported === null ? statusOfOwn(ownStatus) : statusOfIntent(reported);
}

/** A failed attempt may be repeated only while our own status is `Open` (or not known). */
export const canRetryPayment = (ownStatus: string | null): boolean => ownStatus === null || ownStatus === 'Open';
