import type { PaymentStatus } from '@booking/domain/payment';
import type { IntentReport, PaymentError } from './gateway.ts';

/** Where a form is shown, `previous_status` can only be a failure: a payment that succeeded shows no form. */
export const failedStatus = (status: string | undefined): string | null =>
  status === undefined || status === 'succeeded' || status === 'processing' ? null : status;

type Previous = { status: PaymentStatus; intent: IntentReport | null; flagged: boolean };

/** The failure of the previous attempt: shown only for a failed card, or where the return was flagged as failed. PAY-34. */
export function previousFailure({ status, intent, flagged }: Previous): PaymentError | null {
  if (status !== 'canceled' || !(flagged || intent?.failure?.isCardError)) return null;
  return { kind: 'error', code: 'payment-issue', detail: intent?.failure?.words ?? { code: 'payment-failed' }, stale: false };
}
