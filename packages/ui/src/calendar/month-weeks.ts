import { monthStart, plainDate, type YearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';

/** The days of a week, Monday first; null for days of the previous or next month. */
export type Week = readonly (IsoDate | null)[];

/** The weeks of a month, Monday first. Uses only two Temporal calls per month, so that a calendar of 60 days mounts fast. */
export function getMonthWeeks(month: YearMonth): Week[] {
  const { daysInMonth, dayOfWeek } = plainDate(monthStart(month));
  const lead = dayOfWeek - 1;
  return Array.from({ length: Math.ceil((lead + daysInMonth) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = week * 7 + column - lead + 1;
      return day >= 1 && day <= daysInMonth ? (`${month}-${String(day).padStart(2, '0')}` as IsoDate) : null;
    }),
  );
}
