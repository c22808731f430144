import type { MonthRange } from '../calendar/month-range.ts';
import { addMonths, toYearMonth, type YearMonth } from '../date/year-month.ts';
import type { Cents } from '../money/money.ts';
import type { MonthPrice } from '../schema/tour.ts';

/** A month of the dropdown. `priceFrom`: the lowest price per person, in cents; null if it is not known, or if nothing is on offer. */
export type MonthOption = { month: YearMonth; priceFrom: Cents | null };

/** Months in order from the first to the last; ten years at most. */
export function monthsBetween({ first, last }: MonthRange): YearMonth[] {
  const months: YearMonth[] = [];
  for (let month = first; month <= last && months.length < 120; month = addMonths(month, 1)) months.push(month);
  return months;
}

/**
 * The options of the month dropdown: every selectable month, with its 'starting from' price if there is one. `loaded` has the prices of the months
 * whose days are loaded, for the party; for the others the backend's count. DATE-8.
 */
export function monthOptions(
  range: MonthRange | null,
  prices: readonly MonthPrice[],
  shown: YearMonth,
  loaded: ReadonlyMap<YearMonth, Cents | null>,
): MonthOption[] {
  const priceByMonth = new Map(prices.map((price) => [toYearMonth(price.year, price.month), price.minimum_price]));
  const months = range ? monthsBetween(range) : [...new Set([...priceByMonth.keys(), shown])].toSorted();
  return months.map((month) => ({ month, priceFrom: (loaded.has(month) ? loaded.get(month) : priceByMonth.get(month)) ?? null }));
}
