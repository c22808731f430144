import { zero } from '@booking/domain/money';
import type { ReactNode } from 'react';
import { useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepViewProps } from '../../layout/index.ts';
import { Button, Icon, jumpTo } from '../../primitives/index.ts';
import { AfterPayment } from './after-payment.tsx';
import styles from './booking-payment-view.module.css';
import { HoldNotice, type HoldNoticeProps } from './hold-notice.tsx';
import { PaymentAmounts, type PaymentAmountsProps } from './payment-amounts.tsx';
import { paymentFormId } from './payment-form-view.tsx';

export type BookingPaymentViewProps = Pick<StepViewProps, 'title' | 'progress' | 'aside'> & {
  bookingNumber: string;
  /** Where the confirmation is sent. */
  email: string;
  amounts: PaymentAmountsProps;
  /** Until when the cabins are held; null if it is not known. */
  hold: HoldNoticeProps | null;
  /** The payment form; null if nothing is due. */
  children: ReactNode;
};

/** Step 6: a thank-you message, a way to the payment form below the first screenful, until when the cabins are held, the amounts, the payment form, and what happens after it. */
export function BookingPaymentView({ bookingNumber, email, amounts, hold, title, progress, aside, children }: BookingPaymentViewProps) {
  const { t } = useTranslation('payment');
  const isDue = amounts.due !== zero;
  return (
    <StepLayout title={useText(title)} lead={isDue && t('lead')} progress={progress} aside={aside} bar={null}>
      <div className={styles.top}>
        <p className={styles.number}>{t('bookingNumber', { number: bookingNumber })}</p>
        {isDue ? (
          <Button variant="quiet" onClick={() => jumpTo(paymentFormId)}>
            <span>{t('toForm')}</span>
            <Icon name="chevron-down" size={18} />
          </Button>
        ) : null}
      </div>
      {hold ? <HoldNotice {...hold} /> : null}
      <PaymentAmounts {...amounts} />
      {children}
      {isDue ? <AfterPayment email={email} rest={amounts.rest} restBy={amounts.restBy} /> : null}
    </StepLayout>
  );
}
