import { type Cents, subtract, type UsdCents, zero } from '../money/money.ts';
import { amountDue, isInsuredDeposit, paymentPlan, restDueDate } from '../payment/payment-plan.ts';
import { canRetryPayment, type PaymentStatus } from '../payment/payment-status.ts';
import { defaultPaymentType, isPaymentType } from '../payment/payment-type.ts';
import type { PaymentTerms } from '../pricing/deposit.ts';
import { usdEstimate } from '../pricing/usd-estimate.ts';
import type { CompletedBooking } from '../schema/booking.ts';
import type { IsoDate } from '../schema/common.ts';
import type { Payment, PaymentType } from '../schema/payment.ts';

/** A booking, and the brand's payment terms; null if none are configured. */
export type PaymentOffer = { booking: CompletedBooking; paymentTerms: PaymentTerms | null; today: IsoDate };

/** What the address says of the payment: its type, if it is one. */
export type PaymentEntries = { pay?: string | undefined };

/** An amount to pay; `usd` is its estimate in US cents, null for payments in euros. PRICE-17, PAY-65. */
export type PaymentOption = { amount: Cents; usd: UsdCents | null };

/** The amounts of a booking's payment page, in euro cents. PAY-64. */
export type PaymentStep = {
  /** What the visitor pays now. */
  type: PaymentType;
  /** The total of the booking, including local costs. */
  total: Cents;
  localCosts: Cents;
  insurance: Cents;
  /** The sum of the lines above: what is paid to us in all. */
  full: Cents;
  /** What has been received already. */
  paid: Cents;
  due: PaymentOption;
  /** The deposit is known to contain the whole insurance. */
  insuredDeposit: boolean;
  /** What remains after what is due, and its due date; the date is null if it is past, or not known. PAY-77. */
  rest: Cents;
  restBy: IsoDate | null;
  /** Deposit or everything, and what remains after the deposit; null if the booking has no deposit. PAY-5, PAY-54. */
  choice: { options: Readonly<Record<PaymentType, PaymentOption>>; rest: Cents } | null;
};

/** The estimate in US cents of an amount that is paid in dollars; null in any other market. PRICE-17. */
export const paymentOption = (
  amount: Cents,
  { market, exchange_rate }: Pick<CompletedBooking | Payment, 'market' | 'exchange_rate'>,
): PaymentOption => ({ amount, usd: market === 'north_america' ? usdEstimate(amount, exchange_rate) : null });

/** The payment of a booking as a function of offer and entries: its container and its stories show the same. */
export function paymentStep({ booking, paymentTerms, today }: PaymentOffer, { pay }: PaymentEntries): PaymentStep {
  const plan = paymentPlan(booking);
  const { deposit, full, paid } = plan;
  const type = deposit !== null && isPaymentType(pay) ? pay : defaultPaymentType(deposit);
  const due = amountDue(plan, type);
  return {
    type,
    total: booking.amount,
    localCosts: booking.local_costs,
    insurance: booking.insurance_amount,
    full: booking.full_amount,
    paid,
    due: paymentOption(due, booking),
    insuredDeposit: isInsuredDeposit(booking, paymentTerms),
    rest: subtract(full, due),
    restBy: restDueDate(booking, today, paymentTerms),
    choice:
      deposit === null
        ? null
        : { options: { deposit: paymentOption(deposit, booking), full_payment: paymentOption(full, booking) }, rest: plan.rest },
  };
}

/** The status of a payment from which the visitor may have returned; `checking` until provider or backend has confirmed it. */
export type ReturnedStatus = PaymentStatus | 'checking';

/**
 * What a payment page shows: the form only while nothing is paid or in process. A result that is not known yet has no form, so that nobody pays twice;
 * one that our backend has already needs no look at the provider. PAY-16, PAY-17, PAY-80.
 */
export function paymentState(isOpen: boolean, status: ReturnedStatus): 'form' | 'checking' | 'result' {
  if (!isOpen) return 'result';
  if (status === 'checking') return 'checking';
  return status === 'succeeded' || status === 'processing' ? 'result' : 'form';
}

/** What a booking's result page shows; `stays`: it does not lead on to the thank-you page. */
export type BookingResultState =
  | { kind: 'checking' | 'form' }
  | { kind: 'result'; status: 'succeeded' | 'processing' | 'canceled'; stays: boolean };

/**
 * The state of a booking's result page. An unpaid booking leads back to the form. A payment that failed while our backend does not reflect that yet
 * stays here: the payment page would lead back. PAY-81.
 */
export function bookingResultState(canPay: boolean, status: ReturnedStatus): BookingResultState {
  switch (status) {
    case 'checking':
      return { kind: 'checking' };
    case 'succeeded':
    case 'processing':
      return { kind: 'result', status, stays: false };
    default:
      return canPay ? { kind: 'form' } : { kind: 'result', status: 'canceled', stays: true };
  }
}

/** A result as it is called: a paid request is confirmed, any other one is a request. */
export const bookingResult = (
  { on_request, paid_amount }: Pick<CompletedBooking, 'on_request' | 'paid_amount'>,
  status: 'succeeded' | 'processing' | 'canceled',
): 'succeeded' | 'requested' | 'processing' | 'canceled' => (status === 'succeeded' && on_request && !paid_amount ? 'requested' : status);

/** The result of a standalone payment; `paid` and `owed` in euro cents, null where it is not known. */
export type StandaloneResult = {
  status: 'succeeded' | 'processing' | 'canceled' | 'open' | 'closed';
  canRetry: boolean;
  paid: Cents | null;
  owed: Cents | null;
};

/** The result of a payment outside the booking flow. What was paid is shown once our own status says it. PAY-33. */
export function standaloneResult(payment: Pick<Payment, 'amount' | 'paid_amount' | 'status'>, status: PaymentStatus): StandaloneResult {
  const { amount, paid_amount } = payment;
  const isOpen = canRetryPayment(payment.status);
  const isPaid = payment.status === 'Completed' && status === 'succeeded';
  return {
    status: status === 'requires_payment_method' ? (isOpen ? 'open' : 'closed') : status,
    canRetry: isOpen && status !== 'succeeded' && status !== 'processing',
    paid: isPaid ? (paid_amount ?? amount) : paid_amount || null,
    owed: isPaid ? zero : payment.status === 'Open' && status !== 'succeeded' ? amount : null,
  };
}
