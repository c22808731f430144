import type { Quote } from '@booking/domain/pricing';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { Changed } from '../primitives/changed.tsx';
import styles from './total.module.css';
import { TotalList, TotalRow } from './total-list.tsx';

/** The total, VAT (default market only), and the amount paid at departure. */
export function Total({ quote }: { quote: Quote }) {
  const { t } = useTranslation('receipt');
  const { money } = useFormat();
  return (
    <TotalList>
      <TotalRow name={t('total')} className={styles.grand}>
        <Changed amount={money(quote.total)} />
      </TotalRow>
      {quote.vat === null ? null : (
        <TotalRow name={t('vat')} className={styles.small}>
          {money(quote.vat)}
        </TotalRow>
      )}
      {quote.localCosts > 0 ? (
        <TotalRow name={t('ofWhichLocal')} className={styles.small}>
          {money(quote.localCosts)}
        </TotalRow>
      ) : null}
    </TotalList>
  );
}
