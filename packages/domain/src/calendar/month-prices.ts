import { getYearMonth, type YearMonth } from '../date/year-month.ts';
import { type Cents, lesser } from '../money/money.ts';
import type { CalendarDay } from './calendar-days.ts';
import { dayPrice } from './calendar-days.ts';

/**
 * The lowest price to pay in each of the given months, whose days are loaded; null where no departure of the month takes the party. DATE-8.
 */
export function monthPrices(days: Iterable<CalendarDay>, months: readonly YearMonth[]): ReadonlyMap<YearMonth, Cents | null> {
  const lowest = new Map<YearMonth, Cents | null>(months.map((month) => [month, null]));
  for (const day of days) {
    const month = getYearMonth(day.date);
    const price = dayPrice(day);
    if (price === null || !lowest.has(month)) continue;
    lowest.set(month, lesser(price, lowest.get(month) ?? price));
  }
  return lowest;
}
