import { addMonths, getYearMonth, monthStart, type YearMonth } from '../date/year-month.ts';
import type { IsoDate } from '../schema/common.ts';
import type { TourDetail } from '../schema/tour.ts';

const laterMonth = (one: YearMonth, other: YearMonth): YearMonth => (one > other ? one : other);

/** The first and last month that can be shown. */
export type MonthRange = { first: YearMonth; last: YearMonth };

/** When a tour has departures; each may be unknown. */
export type SeasonDates = Pick<TourDetail, 'first_departure' | 'last_departure' | 'first_available'>;

/**
 * The months that can be shown: from the first departure's to the last one's, and none before the current one. Null where any may be shown, since
 * neither is known, or both are in the past. DATE-9, DATE-10.
 */
export function monthRange({ first_departure, last_departure }: SeasonDates, today: IsoDate): MonthRange | null {
  const known = first_departure ?? last_departure;
  if (known === null) return null;
  const current = getYearMonth(today);
  const last = getYearMonth(last_departure ?? known);
  return last < current ? null : { first: laterMonth(getYearMonth(known), current), last };
}

/** A month clamped to a range. */
export const clampMonth = (month: YearMonth, range: MonthRange | null): YearMonth => {
  if (!range) return month;
  if (month < range.first) return range.first;
  return month > range.last ? range.last : month;
};

/**
 * The month shown first: that of the `date` parameter, else of the session's date, else of the first available day, else of the first
 * departure, else the current one; never outside the tour's months, and never one before the current. DATE-9, DATE-10.
 */
export function initialMonth(from: {
  searchDate: IsoDate | null | undefined;
  sessionDate: IsoDate | null | undefined;
  detail: SeasonDates | null | undefined;
  today: IsoDate;
}): YearMonth {
  const { searchDate, sessionDate, detail, today } = from;
  const date = searchDate ?? sessionDate ?? detail?.first_available ?? detail?.first_departure ?? today;
  return clampMonth(laterMonth(getYearMonth(date), getYearMonth(today)), detail ? monthRange(detail, today) : null);
}

/** The query of a month's departures: from its first day to the first day of the next. CALL-15. */
export const monthQuery = (month: YearMonth): { start: IsoDate; end: IsoDate } => ({
  start: monthStart(month),
  end: monthStart(addMonths(month, 1)),
});
