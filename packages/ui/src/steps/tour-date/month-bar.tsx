import type { YearMonth } from '@booking/domain/date';
import { addMonths } from '@booking/domain/date';
import type { Cents } from '@booking/domain/money';
import { isWithin, type MonthRange } from '../../calendar/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Icon, Select } from '../../primitives/index.ts';
import styles from './month-bar.module.css';

export type MonthOption = { month: YearMonth; priceFrom: Cents | null };
type MonthBarProps = {
  /** The month that the dropdown names. */
  month: YearMonth;
  /** The months shown, one or two. */
  shown: readonly YearMonth[];
  range: MonthRange | null;
  options: readonly MonthOption[];
  onMonth(month: YearMonth): void;
  /** The visitor is about to change to this month. */
  onIntend(month: YearMonth): void;
};

type ArrowProps = { label: string; icon: 'chevron-left' | 'chevron-right'; enabled: boolean; onClick(): void; onIntend(): void };

const Arrow = ({ label, icon, enabled, onClick, onIntend }: ArrowProps) => (
  <button
    type="button"
    className={styles.arrow}
    aria-label={label}
    // Not `disabled`: the focus would be lost at the last month.
    aria-disabled={!enabled}
    onClick={enabled ? onClick : undefined}
    onPointerEnter={enabled ? onIntend : undefined}
    onFocus={enabled ? onIntend : undefined}
  >
    <Icon name={icon} />
  </button>
);

/** The month dropdown, with 'starting from' prices, between two arrows. Specification section 2, Step 1. */
export function MonthBar({ month, shown, range, options, onMonth, onIntend }: MonthBarProps) {
  const { t } = useTranslation('selection');
  const { money, month: formatMonth } = useFormat();
  const first = shown[0] ?? month;
  const previous = addMonths(first, -1);
  const next = addMonths(first, 1);
  // Going on shows this month anew, at the right end.
  const coming = addMonths(shown.at(-1) ?? month, 1);
  return (
    <div className={styles.bar}>
      <Arrow
        icon="chevron-left"
        label={t('date.previousMonth')}
        enabled={isWithin(previous, range)}
        onClick={() => onMonth(previous)}
        onIntend={() => onIntend(previous)}
      />
      <div className={styles.month}>
        <Select
          label={t('date.month')}
          hideLabel
          value={shown.includes(month) ? month : first}
          onChange={(value) => onMonth(value as YearMonth)}
          options={options.map((option) => {
            const name = formatMonth(option.month);
            const label =
              option.priceFrom === null ? name : t('date.monthFrom', { month: name, price: money(option.priceFrom, { whole: true }) });
            return { value: option.month, label };
          })}
        />
      </div>
      <Arrow
        icon="chevron-right"
        label={t('date.nextMonth')}
        enabled={isWithin(coming, range)}
        onClick={() => onMonth(next)}
        onIntend={() => onIntend(coming)}
      />
    </div>
  );
}
