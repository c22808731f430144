import type { PaymentView } from '@booking/domain/payment';
import type { PaymentFault } from './gateway.ts';
import type { PaymentOutcome } from './use-payment-outcome.ts';

/** On the way to a form `previous_status` can only tell of a failure: what went well leads to no form. */
export const failedStatus = (status: string | undefined): string | null =>
  status === undefined || status === 'succeeded' || status === 'processing' ? null : status;

/** The failure of the attempt before: told only for a failed card, or where the return was flagged as failed. Specification section 4. */
export function previousFailure(outcome: PaymentOutcome): PaymentFault | null {
  if (outcome.kind !== 'known') return null;
  const view: PaymentView = outcome.view;
  if (view.kind !== 'retry') return null;
  const failure = outcome.intent?.failure ?? null;
  return { kind: 'fault', code: 'payment-issue', detail: failure?.words ?? { code: view.code }, stale: false };
}
