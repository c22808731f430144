import { getLineKey, type Quote, type QuoteLine } from '@booking/domain/pricing';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { classes } from '../primitives/classes.ts';
import { Icon } from '../primitives/icon.tsx';
import { getLineText, type LineNames } from './line-table.ts';
import { groupLines } from './quote-groups.ts';
import styles from './quote-lines.module.css';

export type QuoteLinesProps = LineNames & {
  quote: Quote;
  /** Insurance lines come after the subtotal, all others before it. */
  part: 'subtotal' | 'insurance';
};

/** A quote's lines, grouped. Each line expands to show how its amount is computed. */
export function QuoteLines({ quote, part, ...names }: QuoteLinesProps) {
  const { t } = useTranslation('receipt');
  const { money } = useFormat();
  const row = (line: QuoteLine) => {
    const { label, labelLanguage, detail, detailLanguage, arithmetic } = getLineText(line, { t, money, ...names });
    return (
      <details className={styles.open}>
        <summary className={styles.line}>
          <Icon name="chevron-right" size={16} className={styles.chevron} />
          <span lang={labelLanguage}>{label}</span>
          {line.amount === 0 ? (
            <span className={classes(styles.amount, styles.free)}>{t('included')}</span>
          ) : (
            <span className={styles.amount} translate="no">
              {money(line.amount)}
            </span>
          )}
          {detail ? (
            <span className={styles.detail} lang={detailLanguage}>
              {detail}
            </span>
          ) : null}
        </summary>
        <p className={styles.arithmetic}>{arithmetic}</p>
      </details>
    );
  };
  const groups = groupLines(quote).filter(({ group }) => (group === 'insurance') === (part === 'insurance'));
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      {groups.map(({ group, lines }) => (
        <section key={group} className={group === 'discount' ? styles.discount : undefined}>
          <h3 className={styles.heading}>{group === 'localCosts' ? `${t(group)} (${t('payAtDeparture')})` : t(group)}</h3>
          <ul>
            {lines.map((line) => (
              <li key={getLineKey(line)}>{row(line)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
