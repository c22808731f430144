import type { Payment } from '@booking/domain/schema';
import { PaymentForm, type PaymentFormProps } from '../../payment/payment-form.tsx';
import { useForgetSettled, useRemoveHint } from '../../payment/return-hint.ts';
import type { ReturnedPayment } from '../../payment/use-returned-payment.ts';

type OpenFormProps = Pick<PaymentFormProps, 'provider' | 'order' | 'previous' | 'onStale'> & {
  payment: Payment;
  returned: ReturnedPayment;
};

/** The form of an open payment. The page stays, so the status is removed from its address. */
export function OpenForm({ payment, returned, ...form }: OpenFormProps) {
  useRemoveHint();
  useForgetSettled(returned);
  const { market, exchange_rate, amount, booking_number } = payment;
  const shown = { market, exchangeRate: exchange_rate, amount, bookingNumber: booking_number, start: null };
  return <PaymentForm {...form} {...shown} />;
}
