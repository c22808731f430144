import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import styles from './payment.module.css';
import { PaymentAmounts, type PaymentAmountsProps } from './payment-amounts.tsx';

export type BookingPaymentViewProps = {
  bookingNumber: string;
  amounts: PaymentAmountsProps;
  progress: ReactNode;
  aside: ReactNode;
  /** The payment form; null where nothing is to be paid. */
  children: ReactNode;
};

/** Step 6: thanks, what is due now, and the payment form. Specification section 2. */
export function BookingPaymentView({ bookingNumber, amounts, progress, aside, children }: BookingPaymentViewProps) {
  const { t } = useTranslation('payment');
  return (
    <StepLayout
      title={t('title')}
      lead={
        <>
          <strong>{t('bookingNumber', { number: bookingNumber })}</strong>
          <br />
          {t('lead')}
        </>
      }
      progress={progress}
      aside={aside}
      bar={{ total: amounts.due, dates: null }}
    >
      <div className={styles.content}>
        <PaymentAmounts {...amounts} />
        {children}
      </div>
    </StepLayout>
  );
}
