import type { ReactNode } from 'react';
import { useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepViewProps } from '../../layout/index.ts';
import styles from './booking-payment-view.module.css';
import { PaymentAmounts, type PaymentAmountsProps } from './payment-amounts.tsx';

export type BookingPaymentViewProps = Pick<StepViewProps, 'title' | 'progress' | 'aside'> & {
  bookingNumber: string;
  amounts: PaymentAmountsProps;
  /** The payment form; null if nothing is due. */
  children: ReactNode;
};

/** Step 6: a thank-you message, the amounts due, and the payment form. PAY-2, PAY-3. */
export function BookingPaymentView({ bookingNumber, amounts, title, progress, aside, children }: BookingPaymentViewProps) {
  const { t } = useTranslation('payment');
  return (
    <StepLayout title={useText(title)} lead={t('lead')} progress={progress} aside={aside} bar={null}>
      <p className={styles.number}>{t('bookingNumber', { number: bookingNumber })}</p>
      <PaymentAmounts {...amounts} />
      {children}
    </StepLayout>
  );
}
