import type { Quote } from '@booking/domain/pricing';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { Changed } from '../primitives/changed.tsx';
import { classes } from '../primitives/classes.ts';
import styles from './total.module.css';
import { TotalList } from './total-list.tsx';

/** The total, VAT (default market only), and the amount paid at departure. */
export function Total({ quote }: { quote: Quote }) {
  const { t } = useTranslation('receipt');
  const { money } = useFormat();
  return (
    <TotalList>
      <dt className={styles.grand}>{t('total')}</dt>
      <dd className={classes(styles.grand, styles.sum)}>
        <Changed amount={money(quote.total)} />
      </dd>
      {quote.vat === null ? null : (
        <>
          <dt className={styles.small}>{t('vat')}</dt>
          <dd className={styles.small} translate="no">
            {money(quote.vat)}
          </dd>
        </>
      )}
      {quote.localCosts > 0 ? (
        <>
          <dt className={styles.small}>{t('ofWhichLocal')}</dt>
          <dd className={styles.small} translate="no">
            {money(quote.localCosts)}
          </dd>
        </>
      ) : null}
    </TotalList>
  );
}
