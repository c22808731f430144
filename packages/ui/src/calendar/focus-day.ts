import type { CalendarDay } from '@booking/domain/calendar';
import { getYearMonth, monthStart, type YearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';

/**
 * The day with `tabindex=0` (roving tabindex). In order of precedence: the last focused day, the selected day, the first available day,
 * the first day of the months shown.
 */
export function getFocusDay(
  months: readonly YearMonth[],
  days: ReadonlyMap<IsoDate, CalendarDay>,
  { last, selected }: { last: IsoDate | null; selected: IsoDate | null },
): IsoDate | null {
  const shown = (date: IsoDate | null): date is IsoDate => date !== null && months.includes(getYearMonth(date));
  if (shown(last)) return last;
  if (shown(selected)) return selected;
  let first: IsoDate | null = null;
  for (const { date, state } of days.values()) {
    if (state !== 'unavailable' && shown(date) && (!first || date < first)) first = date;
  }
  return first ?? (months[0] ? monthStart(months[0]) : null);
}
