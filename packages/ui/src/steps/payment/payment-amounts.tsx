import type { Cents, UsdCents } from '@booking/domain/money';
import { negate, zero } from '@booking/domain/money';
import { useId } from 'react';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Card, Live, Muted } from '../../primitives/index.ts';
import { AmountList } from './amount-list.tsx';
import { DueAmount } from './due-amount.tsx';
import { PaymentTypeChoice, type PaymentTypeChoiceProps } from './payment-type-choice.tsx';

export type PaymentAmountsProps = {
  /** The total of the booking, including local costs. */
  total: Cents;
  localCosts: Cents;
  insurance: Cents;
  due: Cents;
  /** An estimate of `due` in US cents; null for payments in euros. */
  dueUsd: UsdCents | null;
  /** Null if the booking has no deposit. */
  choice: PaymentTypeChoiceProps | null;
};

/** The total, local costs, insurance, the amount due now, and the switch between deposit and full amount. PAY-3, PAY-6. */
export function PaymentAmounts({ total, localCosts, insurance, due, dueUsd, choice }: PaymentAmountsProps) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  const titleId = useId();
  return (
    <Card as="section" stack aria-labelledby={titleId}>
      <h2 id={titleId}>{t('amounts.title')}</h2>
      <AmountList>
        <dt>{t('amounts.total')}</dt>
        <dd translate="no">{money(total)}</dd>
        {localCosts === zero ? null : (
          <>
            <dt>
              <span>{t('amounts.localCosts')}</span>
              <Muted as="span" small>
                {` (${t('amounts.localCostsNote')})`}
              </Muted>
            </dt>
            <dd translate="no">{money(negate(localCosts))}</dd>
          </>
        )}
        {insurance === zero ? null : (
          <>
            <dt>{t('amounts.insurance')}</dt>
            <dd translate="no">{money(insurance)}</dd>
          </>
        )}
        <DueAmount label={t('amounts.due')} amount={due} usd={dueUsd} />
      </AmountList>
      {choice ? <PaymentTypeChoice {...choice} /> : null}
      {dueUsd === null ? null : <Muted small>{t('amounts.usdNote')}</Muted>}
      <Live>{choice ? `${t('amounts.due')}: ${money(due)}` : ''}</Live>
    </Card>
  );
}
