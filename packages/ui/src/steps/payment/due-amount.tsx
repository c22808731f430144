import type { Cents, UsdCents } from '@booking/domain/money';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Changed } from '../../primitives/index.ts';
import styles from './due-amount.module.css';

/** The amount due as a large row of a list. For visitors who pay in US dollars, what is charged is large: the estimate. */
export function DueAmount({ label, amount, usd }: { label: string; amount: Cents; usd: UsdCents | null }) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  return (
    <>
      <dt className={styles.due}>{label}</dt>
      <dd className={styles.dueAmount}>
        {usd === null ? null : <div translate="no">{t('amounts.usd', { amount: format.usd(usd) })}</div>}
        <div className={usd === null ? undefined : styles.euros}>
          <Changed amount={format.money(amount)} />
        </div>
      </dd>
    </>
  );
}
