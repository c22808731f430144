import type { MonthRange } from '@booking/domain/calendar';
import { addDays, getYearMonth, isoDate, monthStart, plainDate, weekday } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { isWithin } from './month-span.ts';

const addMonthsTo = (date: IsoDate, months: number): IsoDate => isoDate(plainDate(date).add({ months }));

const clampToRange = (date: IsoDate, range: MonthRange | null): IsoDate => {
  if (!range || isWithin(getYearMonth(date), range)) return date;
  if (getYearMonth(date) < range.first) return monthStart(range.first);
  return addDays(addMonthsTo(monthStart(range.last), 1), -1);
};

function target(date: IsoDate, key: string, shift: boolean): IsoDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'PageUp':
      return addMonthsTo(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonthsTo(date, shift ? 12 : 1);
    default:
      return null;
  }
}

/**
 * The date that a key moves the focus to (WAI-ARIA date grid). Arrow keys move by a day or a week, Home and End to Monday and Sunday,
 * Page Up and Page Down by a month, with Shift by a year. Returns null for any other key. A move outside the range returns `date`
 * unchanged.
 */
export function moveFocus(date: IsoDate, key: string, shift: boolean, range: MonthRange | null): IsoDate | null {
  if (key === 'Home') return clampToRange(addDays(date, 1 - weekday(date)), range);
  if (key === 'End') return clampToRange(addDays(date, 7 - weekday(date)), range);
  const moved = target(date, key, shift);
  return moved && !isWithin(getYearMonth(moved), range) ? date : moved;
}
