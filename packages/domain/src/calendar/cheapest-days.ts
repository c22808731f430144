import { getYearMonth, type YearMonth } from '../date/year-month.ts';
import type { IsoDate } from '../schema/common.ts';
import { type CalendarDay, dayPrice } from './calendar-days.ts';

/**
 * The days of the given months with the lowest price to pay, among those that the party can choose. None if there is nothing to compare: fewer than two such
 * days, or all at one price. DATE-38.
 */
export function cheapestDays(days: ReadonlyMap<IsoDate, CalendarDay>, months: readonly YearMonth[]): ReadonlySet<IsoDate> {
  const priced = [...days.values()].flatMap((day) => {
    const price = dayPrice(day);
    return price === null || !months.includes(getYearMonth(day.date)) ? [] : [{ date: day.date, price }];
  });
  const lowest = Math.min(...priced.map(({ price }) => price));
  const cheapest = priced.filter(({ price }) => price === lowest);
  return new Set(cheapest.length === priced.length ? [] : cheapest.map(({ date }) => date));
}
