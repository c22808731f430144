import type { CalendarDay } from '@booking/domain/calendar';
import { getYearMonth, type YearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { isForOtherParty } from './day-texts.ts';

/** What a day is marked with, in the order of the legend. */
export const legendMarks = ['available', 'on_request', 'unavailable', 'discount'] as const;
export type LegendMark = (typeof legendMarks)[number];

/** The marks that the days of these months have. A day for another party size has a label instead of a mark. DATE-11. */
export function getLegendMarks(days: ReadonlyMap<IsoDate, CalendarDay>, months: readonly YearMonth[]): LegendMark[] {
  const found = new Set<LegendMark>();
  for (const { date, state, label, discount } of days.values()) {
    if (!months.includes(getYearMonth(date))) continue;
    if (!isForOtherParty(label)) found.add(state);
    if (discount) found.add('discount');
  }
  return legendMarks.filter((mark) => found.has(mark));
}
