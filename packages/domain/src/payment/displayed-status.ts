/** How a payment is shown. `canceled` is shown as Failed and offers a retry. Specification section 4, Payment status. */
export type DisplayedStatus = 'succeeded' | 'processing' | 'canceled' | 'requires_payment_method';

function statusOfIntent(status: string): DisplayedStatus {
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

function statusOfOwn(status: string | null): DisplayedStatus {
  if (status === 'Processing') return 'processing';
  return status === 'Completed' ? 'succeeded' : 'requires_payment_method';
}

/**
 * The provider's intent (or, where none could be retrieved, the `redirect_status` of the return address) decides; without it our own status
 * does: Processing, Completed, or anything else, which is still to be paid.
 */
export const displayedStatus = (intentStatus: string | null, ownStatus: string | null): DisplayedStatus =>
  intentStatus === null ? statusOfOwn(ownStatus) : statusOfIntent(intentStatus);
