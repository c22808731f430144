import { zero } from '@booking/domain/money';
import { findLanguage, type Payment } from '@booking/domain/schema';
import type { StandaloneResult } from '@booking/domain/steps';
import type { NextStep, ResultReceiptProps } from '@booking/ui/steps/payment-result';

function nextSteps(status: StandaloneResult['status'], email: string): NextStep[] {
  if (status === 'succeeded') return [{ kind: 'confirmation', email }];
  return status === 'processing' ? [{ kind: 'processing', email }] : [];
}

/** The receipt of a standalone payment. */
export const paymentReceipt = (payment: Payment, { status, paid, owed }: StandaloneResult): ResultReceiptProps => ({
  kind: 'receipt',
  facts: {
    number: payment.booking_number,
    purpose: payment.description ?? payment.name,
    purposeLanguage: findLanguage(payment.locale ?? ''),
    tour: null,
    dates: null,
    ship: null,
    cabins: [],
    persons: null,
    full: null,
    paid,
    owed,
    owedBy: null,
    localCosts: zero,
  },
  next: nextSteps(status, payment.email),
});
