import type { Cents } from '@booking/domain/money';
import { getLineKey, type Quote } from '@booking/domain/pricing';
import { useState } from 'react';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { Changed } from '../primitives/changed.tsx';
import { classes } from '../primitives/classes.ts';
import { Icon } from '../primitives/icon.tsx';
import { useChanged } from '../primitives/rendering/use-changed.ts';
import { getLineText, type LineNames, type LineText } from './line-table.ts';
import { groupLines } from './quote-groups.ts';
import styles from './quote-lines.module.css';

export type QuoteLinesProps = LineNames & {
  quote: Quote;
  /** Insurance lines come after the subtotal, all others before it. */
  part: 'subtotal' | 'insurance';
};

type RowProps = { text: LineText; amount: Cents; isLater: boolean };

/** A line. What was added since the first quote is new. */
function Row({ text: { label, labelLanguage, detail, detailLanguage, arithmetic }, amount, isLater }: RowProps) {
  const { t } = useTranslation('receipt');
  const { money } = useFormat();
  const [isNew] = useState(isLater);
  return (
    <details className={styles.open}>
      <summary className={styles.line}>
        <Icon name="chevron-right" size={16} className={styles.chevron} />
        <span lang={labelLanguage}>{label}</span>
        <span className={classes(styles.amount, amount === 0 && styles.free)}>
          {amount === 0 ? t('included') : <Changed amount={money(amount)} isNew={isNew} />}
        </span>
        {detail ? (
          <span className={styles.detail} lang={detailLanguage}>
            {detail}
          </span>
        ) : null}
      </summary>
      <p className={styles.arithmetic}>{arithmetic}</p>
    </details>
  );
}

/** A quote's lines, grouped. Each line expands to show how its amount is computed. */
export function QuoteLines({ quote, part, ...names }: QuoteLinesProps) {
  const { t } = useTranslation('receipt');
  const { money } = useFormat();
  const isLater = useChanged(quote);
  const groups = groupLines(quote).filter(({ group }) => (group === 'insurance') === (part === 'insurance'));
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      {groups.map(({ group, lines }) => (
        <section key={group} className={group === 'discount' ? styles.discount : undefined}>
          <h3 className={styles.heading}>{group === 'localCosts' ? `${t(group)} (${t('payAtDeparture')})` : t(group)}</h3>
          <ul>
            {lines.map((line) => (
              <li key={getLineKey(line)}>
                <Row text={getLineText(line, { t, money, ...names })} amount={line.amount} isLater={isLater} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
