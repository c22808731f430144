import { addMonths, getYearMonth, monthStart, type YearMonth } from '../date/year-month.ts';
import type { IsoDate } from '../schema/common.ts';
import type { TourDetail } from '../schema/tour.ts';

type Dates = Pick<TourDetail, 'first_departure' | 'last_departure' | 'first_available'>;

/** The months from the first to the last departure; null when neither is known. DATE-9. */
export function monthRange({ first_departure, last_departure }: Dates): { first: YearMonth; last: YearMonth } | null {
  const first = first_departure ?? last_departure;
  return first && { first: getYearMonth(first), last: getYearMonth(last_departure ?? first) };
}

/** A month clamped to a range. */
export const clampMonth = (month: YearMonth, range: { first: YearMonth; last: YearMonth } | null): YearMonth => {
  if (!range) return month;
  if (month < range.first) return range.first;
  return month > range.last ? range.last : month;
};

/**
 * The month shown first: that of the `date` parameter, else of the session's date, else of the first available day, else of the first
 * departure, else the current one; never outside the tour's months. DATE-9, DATE-10.
 */
export function initialMonth(from: {
  searchDate: IsoDate | null | undefined;
  sessionDate: IsoDate | null | undefined;
  detail: Dates | null | undefined;
  today: IsoDate;
}): YearMonth {
  const { searchDate, sessionDate, detail, today } = from;
  const date = searchDate ?? sessionDate ?? detail?.first_available ?? detail?.first_departure ?? today;
  return clampMonth(getYearMonth(date), detail ? monthRange(detail) : null);
}

/** The query of a month's departures: from its first day to the first day of the next. CALL-15. */
export const monthQuery = (month: YearMonth): { start: IsoDate; end: IsoDate } => ({
  start: monthStart(month),
  end: monthStart(addMonths(month, 1)),
});
