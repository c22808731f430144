import type { Cents, UsdCents } from '@booking/domain/money';
import type { Language } from '@booking/domain/schema';
import type { ReactNode } from 'react';
import { type TextKey, useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import { Card, Muted } from '../../primitives/index.ts';
import { AmountList } from './amount-list.tsx';
import { DueAmount } from './due-amount.tsx';

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

/** A payment outside the booking flow: booking number, amount, form. */
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
      <Card as="section" stack>
        <AmountList>
          {bookingNumber ? (
            <>
              <dt>{t('trip.number')}</dt>
              <dd translate="no">{bookingNumber}</dd>
            </>
          ) : null}
          <DueAmount label={t('standalone.amount')} amount={amount} usd={amountUsd} />
        </AmountList>
        {amountUsd === null ? null : <Muted small>{t('amounts.usdNote')}</Muted>}
      </Card>
      {children}
    </StepLayout>
  );
}
