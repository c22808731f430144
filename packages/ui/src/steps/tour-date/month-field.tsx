import type { YearMonth } from '@booking/domain/date';
import { ceilToEuro } from '@booking/domain/money';
import type { MonthOption } from '@booking/domain/steps';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Select } from '../../primitives/index.ts';

type MonthFieldProps = {
  month: YearMonth;
  options: readonly MonthOption[];
  onMonth(month: YearMonth): void;
};

/** The month dropdown, with 'starting from' prices. */
export function MonthField({ month, options, onMonth }: MonthFieldProps) {
  const { t } = useTranslation('tourDate');
  const { money, month: formatMonth } = useFormat();
  return (
    <Select
      label={t('month')}
      hideLabel
      value={month}
      onChange={(value) => onMonth(value as YearMonth)}
      options={options.map((option) => {
        const name = formatMonth(option.month);
        const label =
          option.priceFrom === null ? name : t('monthFrom', { month: name, price: money(ceilToEuro(option.priceFrom), { whole: true }) });
        return { value: option.month, label };
      })}
    />
  );
}
