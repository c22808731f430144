import type { MonthRange } from '@booking/domain/calendar';
import { addMonths, type YearMonth } from '@booking/domain/date';
import { ceilToEuro } from '@booking/domain/money';
import type { MonthOption } from '@booking/domain/steps';
import { isWithin } from '../../calendar/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Icon } from '../../primitives/index.ts';
import styles from './month-field.module.css';
import { SteppedSelect } from './stepped-select.tsx';

type MonthFieldProps = {
  month: YearMonth;
  options: readonly MonthOption[];
  /** The one or two months shown. */
  shown: readonly YearMonth[];
  range: MonthRange | null;
  onMonth(month: YearMonth): void;
  /** Called when the visitor is about to change to this month. */
  onIntend(month: YearMonth): void;
};

/**
 * The month dropdown, with 'starting from' prices, between buttons for the previous and the next month. Navigation outside the range is ignored.
 */
export function MonthField({ month, options, shown, range, onMonth, onIntend }: MonthFieldProps) {
  const { t } = useTranslation('tourDate');
  const { money, month: formatMonth } = useFormat();
  const first = shown[0] ?? month;
  /** To the month that then appears. */
  const step = (appearing: YearMonth, to: YearMonth) => ({
    onPress: isWithin(appearing, range) ? () => onMonth(to) : null,
    onIntend: () => onIntend(appearing),
  });
  return (
    <SteppedSelect
      className={styles.month}
      label={t('month')}
      value={month}
      onChange={(value) => onMonth(value as YearMonth)}
      options={options.map((option) => {
        const name = formatMonth(option.month);
        const label =
          option.priceFrom === null ? name : t('monthFrom', { month: name, price: money(ceilToEuro(option.priceFrom), { whole: true }) });
        return { value: option.month, label };
      })}
      previous={{ label: t('previousMonth'), sign: <Icon name="chevron-left" />, ...step(addMonths(first, -1), addMonths(first, -1)) }}
      next={{ label: t('nextMonth'), sign: <Icon name="chevron-right" />, ...step(addMonths(first, shown.length), addMonths(first, 1)) }}
    />
  );
}
