import type { Quote } from '@booking/domain/pricing';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { classes } from '../primitives/classes.ts';
import { useChanged } from '../primitives/rendering/use-changed.ts';
import styles from './total.module.css';
import { TotalList } from './total-list.tsx';

/** The total, VAT (default market only), and the amount paid at departure. A new total is highlighted. CONF-23. */
export function Total({ quote }: { quote: Quote }) {
  const { t } = useTranslation('receipt');
  const { money } = useFormat();
  const changed = useChanged(quote.total);
  const total = money(quote.total);
  return (
    <TotalList>
      <dt className={styles.grand}>{t('total')}</dt>
      <dd className={classes(styles.grand, styles.sum)} translate="no">
        <span key={quote.total} className={changed ? styles.changed : undefined}>
          {total}
        </span>
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
