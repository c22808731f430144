import type { Cents } from '@booking/domain/money';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import styles from './due-amount.module.css';

/** The amount to pay, large, as a row of a list; with an estimate for those who pay in US dollars. */
export function DueAmount({ label, amount, usd }: { label: string; amount: Cents; usd: Cents | null }) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  return (
    <>
      <dt className={styles.due}>{label}</dt>
      <dd className={styles.dueAmount}>
        {money(amount)}
        {usd === null ? null : <div className={styles.usd}>{t('amounts.usd', { amount: money(usd, { currency: 'USD' }) })}</div>}
      </dd>
    </>
  );
}
