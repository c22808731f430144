import { findLanguage, type Payment } from '@booking/domain/schema';
import type { StandaloneResult } from '@booking/domain/steps';
import { type NextStep, noTrip, type ResultReceiptProps } from '@booking/ui/steps/payment-result';

function nextSteps(status: StandaloneResult['status'], email: string): NextStep[] {
  if (status === 'succeeded') return [{ kind: 'confirmation', email }];
  return status === 'processing' ? [{ kind: 'processing', email }] : [];
}

/** The receipt of a standalone payment, and what happens next. */
export const paymentReceipt = (payment: Payment, { status, paid, owed }: StandaloneResult): ResultReceiptProps & { next: NextStep[] } => ({
  kind: 'receipt',
  status,
  facts: {
    number: payment.booking_number,
    purpose: payment.description ?? payment.name,
    purposeLanguage: findLanguage(payment.locale ?? ''),
    ...noTrip,
    paid,
    owed,
  },
  next: nextSteps(status, payment.email),
});
