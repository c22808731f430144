import type { Cents } from '@booking/domain/money';
import { negate, zero } from '@booking/domain/money';
import type { IsoDate, PaymentType } from '@booking/domain/schema';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Button, Card } from '../../primitives/index.ts';
import styles from './payment.module.css';

export type PaymentAmountsProps = {
  /** What the booking costs, local costs in it. */
  total: Cents;
  localCosts: Cents;
  insurance: Cents;
  due: Cents;
  /** `due` in US cents, estimated; null for who pays in euros. */
  dueUsd: Cents | null;
  /** Null where the booking has no deposit. */
  choice: { type: PaymentType; deposit: Cents; full: Cents; restBy: IsoDate | null; onSwitch(type: PaymentType): void } | null;
};

/** Total booking amount, local costs, insurance, amount to pay now, and the switch between deposit and full amount. Section 2, Step 6. */
export function PaymentAmounts({ total, localCosts, insurance, due, dueUsd, choice }: PaymentAmountsProps) {
  const { t } = useTranslation('payment');
  const { money, date } = useFormat();
  const deposit = choice?.type === 'deposit';
  const rest = choice && deposit ? money((choice.full - choice.deposit) as Cents) : null;
  return (
    <Card as="section" className={styles.amounts} aria-labelledby="amounts-title">
      <h2 id="amounts-title">{t('amounts.title')}</h2>
      <dl aria-live="polite">
        <dt>{t('amounts.total')}</dt>
        <dd>{money(total)}</dd>
        {localCosts === zero ? null : (
          <>
            <dt>
              {t('amounts.localCosts')} <span className={styles.note}>({t('amounts.localCostsNote')})</span>
            </dt>
            <dd>{money(negate(localCosts))}</dd>
          </>
        )}
        {insurance === zero ? null : (
          <>
            <dt>{t('amounts.insurance')}</dt>
            <dd>{money(insurance)}</dd>
          </>
        )}
        <dt className={styles.due}>{t('amounts.due')}</dt>
        <dd className={styles.dueAmount}>
          {money(due)}
          {dueUsd === null ? null : <div className={styles.note}>{t('amounts.usd', { amount: money(dueUsd, { currency: 'USD' }) })}</div>}
        </dd>
      </dl>
      {choice ? (
        <div className={styles.type}>
          <span>
            {t(`type.${choice.type}`)}{' '}
            {rest === null
              ? null
              : choice.restBy
                ? t('amounts.rest', { amount: rest, date: date(choice.restBy, 'long') })
                : t('amounts.restLater', { amount: rest })}
          </span>
          <Button variant="secondary" onClick={() => choice.onSwitch(deposit ? 'full_payment' : 'deposit')}>
            {deposit ? t('type.toFull') : t('type.toDeposit')} ({money(deposit ? choice.full : choice.deposit)})
          </Button>
        </div>
      ) : null}
      {dueUsd === null ? null : <p className={styles.note}>{t('amounts.usdNote')}</p>}
    </Card>
  );
}
