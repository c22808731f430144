import { zero } from '@booking/domain/money';
import type { PaymentStep } from '@booking/domain/steps';
import type { ReactNode } from 'react';
import { useFormat, useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepViewProps } from '../../layout/index.ts';
import { Live, Muted } from '../../primitives/index.ts';
import { AfterPayment } from './after-payment.tsx';
import { AmountList } from './amount-list.tsx';
import styles from './booking-payment-view.module.css';
import { DueAmount } from './due-amount.tsx';
import { HoldNotice, type HoldNoticeProps } from './hold-notice.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PaymentTypeChoice, type PaymentTypeChoiceProps } from './payment-type-choice.tsx';
import { useDueLabel } from './use-due-label.ts';

export type BookingPaymentViewProps = Pick<StepViewProps, 'title' | 'progress' | 'aside'> &
  Pick<PaymentTypeChoiceProps, 'busy' | 'onSwitch'> & {
    step: PaymentStep;
    bookingNumber: string;
    /** Where the confirmation is sent. */
    email: string;
    /** Until when the cabins are held; null if it is not known. */
    hold: HoldNoticeProps | null;
    /** What is to be known before the payment: amounts that differ from those shown earlier. */
    notice?: ReactNode;
    /** The payment form; null if nothing is due. */
    children: ReactNode;
  };

/**
 * Step 6: a thank-you message, until when the cabins are held, what to pay now, the payment form, and what happens after it. The amounts of the
 * booking are in the side panel.
 */
export function BookingPaymentView(props: BookingPaymentViewProps) {
  const { step, bookingNumber, email, hold, notice = null, title, progress, aside, children } = props;
  const { t } = useTranslation('payment');
  const { due, rest, restBy } = step;
  const isDue = due.amount !== zero;
  return (
    <StepLayout title={useText(title)} lead={isDue && t('lead')} progress={progress} aside={aside} bar={null}>
      <div className={styles.start}>
        <div className={styles.top}>
          {hold ? <HoldNotice {...hold} /> : null}
          <p className={styles.number}>{t('bookingNumber', { number: bookingNumber })}</p>
        </div>
        {notice}
        {isDue ? (
          <PaymentCard>
            <ToPay {...props} />
            {children}
            {due.usd === null ? null : <Muted small>{t('amounts.usdNote')}</Muted>}
          </PaymentCard>
        ) : null}
      </div>
      {isDue ? <AfterPayment email={email} rest={rest} restBy={restBy} /> : null}
    </StepLayout>
  );
}

/** What is paid now: the choice between deposit and full amount, or the one amount that is due. */
function ToPay({ step, busy, onSwitch }: Pick<BookingPaymentViewProps, 'step' | 'busy' | 'onSwitch'>) {
  const { money } = useFormat();
  const { type, choice, due, restBy } = step;
  const label = useDueLabel(step);
  return (
    <>
      {choice ? (
        <PaymentTypeChoice type={type} choice={choice} restBy={restBy} busy={busy} onSwitch={onSwitch} />
      ) : (
        <AmountList>
          <DueAmount label={label} {...due} />
        </AmountList>
      )}
      <Live>{choice ? `${label}: ${money(due.amount)}` : ''}</Live>
    </>
  );
}
