import type { Cents, UsdCents } from '@booking/domain/money';
import type { Language } from '@booking/domain/schema';
import type { ReactNode } from 'react';
import { type TextKey, useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import { Muted } from '../../primitives/index.ts';
import { AmountList } from './amount-list.tsx';
import { DueAmount } from './due-amount.tsx';
import { PaymentCard } from './payment-card.tsx';

export type StandalonePaymentViewProps = {
  bookingNumber: string | null;
  description: string | null;
  /** The language of the description, if the backend says it. */
  language: Language | null;
  amount: Cents;
  /** An estimate of `amount` in US cents; null for payments in euros. */
  amountUsd: UsdCents | null;
  title: TextKey;
  aside: ReactNode;
  children: ReactNode;
};

/** A payment outside the booking flow: booking number, amount and form, as on the page of a booking. */
export function StandalonePaymentView({
  title,
  bookingNumber,
  description,
  language,
  amount,
  amountUsd,
  aside,
  children,
}: StandalonePaymentViewProps) {
  const { t } = useTranslation('payment');
  return (
    <StepLayout
      title={useText(title)}
      lead={description && <span lang={language ?? undefined}>{description}</span>}
      progress={null}
      aside={aside}
      bar={null}
    >
      <PaymentCard>
        <AmountList>
          {bookingNumber ? (
            <>
              <dt>{t('trip.number')}</dt>
              <dd translate="no">{bookingNumber}</dd>
            </>
          ) : null}
          <DueAmount label={t('standalone.amount')} amount={amount} usd={amountUsd} />
        </AmountList>
        {children}
        {amountUsd === null ? null : <Muted small>{t('amounts.usdNote')}</Muted>}
      </PaymentCard>
    </StepLayout>
  );
}
