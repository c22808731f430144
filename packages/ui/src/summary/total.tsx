import type { Quote } from '@booking/domain/pricing';
import { useState } from 'react';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { classes } from '../primitives/classes.ts';
import { Live } from '../primitives/live.tsx';
import styles from './total.module.css';
import { TotalList } from './total-list.tsx';

/** True once a value differs from its initial one. */
function useChanged<Value>(value: Value): boolean {
  const [state, setState] = useState({ value, changed: false });
  if (state.value !== value) setState({ value, changed: true });
  return state.changed || state.value !== value;
}

/**
 * The total, VAT (default market only), and the amount paid at departure. A new total is highlighted and, if `live`, announced to
 * screen readers. CONF-23.
 */
export function Total({ quote, live }: { quote: Quote; live: boolean }) {
  const { t } = useTranslation('receipt');
  const { money } = useFormat();
  const changed = useChanged(quote.total);
  const total = money(quote.total);
  return (
    <>
      <TotalList>
        <dt className={styles.grand}>{t('total')}</dt>
        <dd className={classes(styles.grand, styles.sum)}>
          <span key={quote.total} className={changed ? styles.changed : undefined}>
            {total}
          </span>
        </dd>
        {quote.vat === null ? null : (
          <>
            <dt className={styles.small}>{t('vat')}</dt>
            <dd className={styles.small}>{money(quote.vat)}</dd>
          </>
        )}
        {quote.localCosts > 0 ? (
          <>
            <dt className={styles.small}>{t('ofWhichLocal')}</dt>
            <dd className={styles.small}>{money(quote.localCosts)}</dd>
          </>
        ) : null}
      </TotalList>
      {live ? <Live>{changed ? t('totalChanged', { total }) : ''}</Live> : null}
    </>
  );
}
