import type { Cents, UsdCents } from '@booking/domain/money';
import type { ReactNode } from 'react';
import { type TextKey, useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import { Card } from '../../primitives/index.ts';
import { DueAmount } from './due-amount.tsx';
import styles from './payment.module.css';

export type StandalonePaymentViewProps = {
  bookingNumber: string | null;
  description: string | null;
  amount: Cents;
  /** `amount` in US cents, estimated; null for who pays in euros. */
  amountUsd: UsdCents | null;
  title: TextKey;
  aside: ReactNode;
  children: ReactNode;
};

/** A payment outside the booking flow: booking number, amount, form. Specification section 2, Standalone payment. */
export function StandalonePaymentView({
  title,
  bookingNumber,
  description,
  amount,
  amountUsd,
  aside,
  children,
}: StandalonePaymentViewProps) {
  const { t } = useTranslation('payment');
  return (
    <StepLayout title={useText(title)} lead={description} progress={null} aside={aside} bar={{ total: amount, dates: null }}>
      <Card as="section" className={styles.amounts}>
        <dl>
          {bookingNumber ? (
            <>
              <dt>{t('trip.number')}</dt>
              <dd>{bookingNumber}</dd>
            </>
          ) : null}
          <DueAmount label={t('standalone.amount')} amount={amount} usd={amountUsd} />
        </dl>
        {amountUsd === null ? null : <p className={styles.note}>{t('amounts.usdNote')}</p>}
      </Card>
      {children}
    </StepLayout>
  );
}
