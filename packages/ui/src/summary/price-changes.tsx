import { negate } from '@booking/domain/money';
import { getLineKey, type LineChange, type QuoteChange, type QuoteLine } from '@booking/domain/pricing';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { getLineText, type LineNames } from './line-table.ts';
import styles from './price-changes.module.css';

export type PriceChangesProps = LineNames & {
  change: QuoteChange;
  /** The change is of what the visitor had chosen before, not of what is chosen now. */
  isEarlier?: boolean | undefined;
};

const isLocal = (line: QuoteLine): boolean => 'localCost' in line && line.localCost;

/** The lines of a price that have changed, each with its old and new amount, and the totals. */
export function PriceChanges({ change, isEarlier = false, ...names }: PriceChangesProps) {
  const { t } = useTranslation(['receipt', 'conflicts']);
  const { money } = useFormat();
  /** A discount is named as one: its amount needs no sign. */
  const toAmount = (line: QuoteLine): string => money(line.kind === 'discount' ? negate(line.amount) : line.amount);
  const toText = ({ before, after }: LineChange): string => {
    const line = after ?? before;
    const values = {
      name: getLineText(line, { t, money, ...names }).label,
      before: before ? toAmount(before) : '',
      after: after ? toAmount(after) : '',
    };
    if (after === null) return t('conflicts:priceChanged.removed', values);
    if (before === null) return t('conflicts:priceChanged.added', values);
    if (before.amount !== after.amount || isLocal(before) === isLocal(after)) return t('conflicts:priceChanged.line', values);
    return t(isLocal(after) ? 'conflicts:priceChanged.onBoard' : 'conflicts:priceChanged.withTrip', values);
  };
  const totals = { before: money(change.before), after: money(change.after) };
  return (
    <div className={styles.changes}>
      <ul>
        {change.lines.map((line) => (
          <li key={getLineKey(line.after ?? line.before)}>{toText(line)}</li>
        ))}
      </ul>
      <p className={styles.total}>{t(isEarlier ? 'conflicts:priceChanged.earlierTotal' : 'conflicts:priceChanged.total', totals)}</p>
    </div>
  );
}
