import type { IsoDate } from '../schema/common.ts';
import { addDays, isoDate, plainDate } from './plain-date.ts';

/** A month, YYYY-MM. Sorts as text. */
export type YearMonth = string & { readonly '~brand': 'year-month' };

/** True for the YYYY-MM of a month that exists. */
export const isYearMonth = (value: string): value is YearMonth => /^\d{4}-(0[1-9]|1[0-2])$/.test(value);

export const getYearMonth = (iso: IsoDate): YearMonth => iso.slice(0, 7) as YearMonth;

/** The first day of a month. */
export const monthStart = (month: YearMonth): IsoDate => `${month}-01` as IsoDate;

/** The month `months` later (earlier when negative). */
export const addMonths = (month: YearMonth, months: number): YearMonth =>
  getYearMonth(isoDate(plainDate(monthStart(month)).add({ months })));

/** All days of a month, in order. */
export function daysOfMonth(month: YearMonth): IsoDate[] {
  const start = monthStart(month);
  return Array.from({ length: plainDate(start).daysInMonth }, (_, index) => addDays(start, index));
}

/** The month of a year and a month number, 1 to 12. */
export const toYearMonth = (year: number, month: number): YearMonth =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}` as YearMonth;
