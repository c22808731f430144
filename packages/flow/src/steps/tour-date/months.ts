import { clampMonth, initialMonth, monthRange } from '@booking/domain/calendar';
import { addMonths, getYearMonth, toYearMonth, type YearMonth } from '@booking/domain/date';
import type { Cents } from '@booking/domain/money';
import type { IsoDate, MonthPrice, TourDetail } from '@booking/domain/schema';

export type MonthRange = { first: YearMonth; last: YearMonth };

/** Months in order from the first to the last; ten years at most. */
export function monthsBetween({ first, last }: MonthRange): YearMonth[] {
  const months: YearMonth[] = [];
  for (let month = first; month <= last && months.length < 120; month = addMonths(month, 1)) months.push(month);
  return months;
}

/**
 * The months to show, one or two, starting with the requested one. Moved back if the second would be outside the tour's range.
 */
export function shownMonths(requested: YearMonth, width: 1 | 2, range: MonthRange | null): YearMonth[] {
  const month = clampMonth(requested, range);
  if (width === 1) return [month];
  const first = range ? clampMonth(month, { first: range.first, last: addMonths(range.last, -1) }) : month;
  if (range && first < range.first) return [range.first];
  if (range && range.first === range.last) return [range.first];
  return [first, addMonths(first, 1)];
}

/**
 * The options of the month dropdown: every selectable month, with its 'starting from' price if there is one. `loaded` has the prices of the months
 * whose days are loaded, for the party; for the others the backend's count.
 */
export function monthOptions(
  range: MonthRange | null,
  prices: readonly MonthPrice[],
  shown: YearMonth,
  loaded: ReadonlyMap<YearMonth, Cents | null>,
): { month: YearMonth; priceFrom: Cents | null }[] {
  const priceByMonth = new Map(prices.map((price) => [toYearMonth(price.year, price.month), price.minimum_price]));
  const months = range ? monthsBetween(range) : [...new Set([...priceByMonth.keys(), shown])].toSorted();
  return months.map((month) => ({ month, priceFrom: (loaded.has(month) ? loaded.get(month) : priceByMonth.get(month)) ?? null }));
}

type Known = { searchDate: IsoDate | undefined; sessionDate: IsoDate | null; detail: TourDetail | null; today: IsoDate };

/** The initial month, from the address, the session or else the tour; null until it is known. */
export function firstMonth({ searchDate, sessionDate, detail, today }: Known): YearMonth | null {
  return searchDate || sessionDate || detail ? initialMonth({ searchDate, sessionDate, detail, today }) : null;
}

/** The months before and after those shown, within the tour's range. They are prefetched. */
export function adjacentMonths(shown: readonly YearMonth[], range: MonthRange | null): YearMonth[] {
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last) return [];
  return [addMonths(last, 1), addMonths(first, -1)].filter((month) => clampMonth(month, range) === month);
}

/**
 * The months to search for days in place of a lost date: those before and after the shown ones, and that of the first available day. None
 * outside the tour's range, or shown already.
 */
export function furtherMonths(shown: readonly YearMonth[], range: MonthRange | null, firstAvailable: IsoDate | null): YearMonth[] {
  const available = firstAvailable ? [getYearMonth(firstAvailable)] : [];
  return [...new Set([...adjacentMonths(shown, range), ...available])].filter((month) => !shown.includes(month));
}

export const toMonthRange = (detail: TourDetail | null, today: IsoDate): MonthRange | null => (detail ? monthRange(detail, today) : null);
