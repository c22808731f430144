import { addMonths, type YearMonth } from '@booking/domain/date';

/** The months that may be shown, first and last. */
export type MonthRange = { first: YearMonth; last: YearMonth };

/** `count` months from the first on. */
export const monthsFrom = (first: YearMonth, count: number): YearMonth[] =>
  Array.from({ length: count }, (_, index) => addMonths(first, index));

/** All months of a range, in order; never more than ten years of them. */
export function monthsOf({ first, last }: MonthRange): YearMonth[] {
  const months: YearMonth[] = [];
  for (let month = first; month <= last && months.length < 120; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** True when a month may be shown: navigation outside the range is ignored. Without a range every month may. Specification section 4. */
export const isWithin = (month: YearMonth, range: MonthRange | null): boolean => !range || (month >= range.first && month <= range.last);
