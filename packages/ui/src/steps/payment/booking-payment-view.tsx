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

export type BookingPaymentViewProps = Pick<StepViewProps, 'title' | 'progress' | 'aside'> &
  PaymentAmountsProps & {
    bookingNumber: string;
    /** Where the confirmation is sent. */
    email: string;
    /** Until when the cabins are held; null if it is not known. */
    hold: HoldNoticeProps | null;
    /** The payment form; null if nothing is due. */
    children: ReactNode;
  };

/** Step 6: a thank-you message, a way to the payment form below the first screenful, until when the cabins are held, the amounts, the payment form, and what happens after it. */
export function BookingPaymentView({ bookingNumber, email, hold, title, progress, aside, children, ...payment }: BookingPaymentViewProps) {
  const { t } = useTranslation('payment');
  const { due, rest, restBy } = payment.step;
  const isDue = due.amount !== zero;
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
      <PaymentAmounts {...payment} />
      {children}
      {isDue ? <AfterPayment email={email} rest={rest} restBy={restBy} /> : null}
    </StepLayout>
  );
}
