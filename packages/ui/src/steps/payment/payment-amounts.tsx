import { type Cents, negate, zero } from '@booking/domain/money';
import type { PaymentStep } from '@booking/domain/steps';
import { useId } from 'react';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Card, Muted } from '../../primitives/index.ts';
import { AmountList } from './amount-list.tsx';
import { DueAmount } from './due-amount.tsx';
import styles from './payment-amounts.module.css';
import { useDueLabel } from './use-due-label.ts';

/**
 * The amounts of a booking, in lines that add up: total, local costs and insurance end in the full amount; from it, what was paid, what is due now
 * and what remains.
 */
export function PaymentAmounts({ step }: { step: PaymentStep }) {
  const { total, localCosts, insurance, full, paid, due, rest, restBy, choice } = step;
  const { t } = useTranslation('payment');
  const { money, date } = useFormat();
  const titleId = useId();
  const isPart = due.amount !== full;
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
        <DueAmount label={useDueLabel(step)} {...due} />
        {rest === zero ? null : (
          <Line name={restBy ? t('amounts.remainingBy', { date: date(restBy, 'long') }) : t('amounts.remaining')} amount={rest} />
        )}
      </AmountList>
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
