import type { PaymentStatus } from '@booking/domain/payment';
import type { IntentReport, PaymentError } from './gateway.ts';

/** `previous_status`, if it is a failure; else null. */
export const failedStatus = (status: string | undefined): string | null =>
  status === undefined || status === 'succeeded' || status === 'processing' ? null : status;

type PreviousAttempt = { status: PaymentStatus; intent: IntentReport | null; flagged: boolean };

/** The failure of the previous attempt. It is shown only for a card error, or if the return was flagged as failed. */
export function previousFailure({ status, intent, flagged }: PreviousAttempt): PaymentError | null {
  if (status !== 'canceled' || !(flagged || intent?.failure?.isCardError)) return null;
  return { kind: 'error', code: 'payment-issue', detail: intent?.failure?.message ?? { code: 'payment-failed' }, stale: false };
}
