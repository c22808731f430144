import { type Cents, negate, type UsdCents, zero } from '@booking/domain/money';
import type { IsoDate } from '@booking/domain/schema';
import { useId } from 'react';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Card, Live, Muted } from '../../primitives/index.ts';
import { AmountList } from './amount-list.tsx';
import { DueAmount } from './due-amount.tsx';
import styles from './payment-amounts.module.css';
import { PaymentTypeChoice, type PaymentTypeChoiceProps } from './payment-type-choice.tsx';

export type PaymentAmountsProps = {
  /** The total of the booking, including local costs. */
  total: Cents;
  localCosts: Cents;
  insurance: Cents;
  /** The sum of the lines above: what is paid to us in all. */
  full: Cents;
  /** What has been received already. */
  paid: Cents;
  due: Cents;
  /** The deposit is known to contain the whole insurance. */
  insuredDeposit: boolean;
  /** An estimate of `due` in US cents; null for payments in euros. */
  dueUsd: UsdCents | null;
  /** What remains after `due`, and its due date; the date is null if it is past. */
  rest: Cents;
  restBy: IsoDate | null;
  /** Null if the booking has no deposit. */
  choice: PaymentTypeChoiceProps | null;
};

/**
 * The amounts of a booking, in lines that add up: total, local costs and insurance end in the full amount; from it, what was paid, what is due now
 * and what remains. Then the choice between deposit and full amount.
 */
export function PaymentAmounts(props: PaymentAmountsProps) {
  const { total, localCosts, insurance, full, paid, due, dueUsd, insuredDeposit, rest, restBy, choice } = props;
  const { t } = useTranslation('payment');
  const { money, date } = useFormat();
  const titleId = useId();
  const isDeposit = choice?.type === 'deposit';
  const isPart = due !== full;
  const dueLabel = t(isDeposit ? (insuredDeposit ? 'amounts.dueInsuredDeposit' : 'amounts.dueDeposit') : 'amounts.due');
  return (
    <Card as="section" stack aria-labelledby={titleId}>
      <h2 id={titleId}>{t('amounts.title')}</h2>
      <AmountList>
        <Line name={t('amounts.total')} amount={total} />
        {localCosts === zero ? null : (
          <Line name={t('amounts.localCosts')} note={t('amounts.localCostsNote')} amount={negate(localCosts)} />
        )}
        {insurance === zero ? null : <Line name={t('amounts.insurance')} amount={insurance} />}
        {choice || isPart ? (
          <>
            <dt className={styles.sum}>{t('amounts.full')}</dt>
            <dd className={styles.sum} translate="no">
              {money(full)}
            </dd>
          </>
        ) : null}
        {paid === zero ? null : <Line name={t('amounts.paid')} amount={negate(paid)} />}
        <DueAmount label={dueLabel} amount={due} usd={dueUsd} />
        {rest === zero ? null : (
          <Line name={restBy ? t('amounts.remainingBy', { date: date(restBy, 'long') }) : t('amounts.remaining')} amount={rest} />
        )}
      </AmountList>
      {choice ? <PaymentTypeChoice {...choice} /> : null}
      {dueUsd === null ? null : <Muted small>{t('amounts.usdNote')}</Muted>}
      <Live>{choice ? `${dueLabel}: ${money(due)}` : ''}</Live>
    </Card>
  );
}

function Line({ name, note = null, amount }: { name: string; note?: string | null; amount: Cents }) {
  const { money } = useFormat();
  return (
    <>
      <dt>
        <span>{name}</span>
        {note ? (
          <Muted as="span" small>
            {` (${note})`}
          </Muted>
        ) : null}
      </dt>
      <dd translate="no">{money(amount)}</dd>
    </>
  );
}
