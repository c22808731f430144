import { addDays, addMonths, getYearMonth, type IsoDate, monthStart, type YearMonth } from '@booking/domain/date';
import type { Departure, MonthPrice, Tour, TourDetail } from '@booking/domain/schema';
import type { ParsedResponse } from '../finding.ts';
import type { Reader } from '../http/reader.ts';

/** The departures of a span of days, `end` not included. */
export type Span = { start: IsoDate; end: IsoDate; departures: ParsedResponse<Departure[]> };

/** All that is read of one tour. */
export type TourSubject = {
  today: IsoDate;
  listed: Tour;
  detail: ParsedResponse<TourDetail> | null;
  /** Consecutive months; a month whose request failed is left out. */
  months: readonly Span[];
  /** Single days with departures, to test the bounds of a span. */
  days: readonly Span[];
  prices: ParsedResponse<MonthPrice[]> | null;
};

const later = <T extends string>(one: T, other: T): T => (one > other ? one : other);

/**
 * The months to read: from the one before a tour's first departure, or before today where that is later, to the one after its last; at most
 * `most`, and exactly `most` if the tour has no last departure.
 */
export function monthsToRead(detail: TourDetail | null, today: IsoDate, most: number): YearMonth[] {
  const { first_departure = null, last_departure = null, first_available = null } = detail ?? {};
  const first = first_departure ?? first_available ?? today;
  const isOver = last_departure !== null && last_departure < today;
  const start = addMonths(getYearMonth(isOver ? first : later(first, today)), -1);
  const end = last_departure && addMonths(getYearMonth(last_departure), 1);
  return Array.from({ length: most }, (_, index) => addMonths(start, index)).filter((month) => end === null || month <= end);
}

export async function readSpan(reader: Reader, id: string, start: IsoDate, end: IsoDate): Promise<Span[]> {
  const departures = await reader.read('tourDepartures', { params: { id }, query: { start, end } });
  return departures ? [{ start, end, departures }] : [];
}

const readMonth = (reader: Reader, id: string, month: YearMonth): Promise<Span[]> =>
  readSpan(reader, id, monthStart(month), monthStart(addMonths(month, 1)));

/** Reads detail, prices and months of a tour as the calendar does, and two single days. */
export async function readTour(reader: Reader, listed: Tour, today: IsoDate, mostMonths: number): Promise<TourSubject> {
  const params = { id: listed.id };
  const detail = await reader.read('tour', { params });
  const toRead = monthsToRead(detail?.data ?? null, today, mostMonths);
  const months = (await Promise.all(toRead.map((month) => readMonth(reader, listed.id, month)))).flat();
  const dates = months.flatMap(({ departures }) => departures.data.map(({ date }) => date)).toSorted();
  const borders = [...new Set([dates.at(0), dates.at(-1)])].filter((date) => date !== undefined);
  const days = (await Promise.all(borders.map((date) => readSpan(reader, listed.id, date, addDays(date, 1))))).flat();
  // Read after the months, so that a change in between is noticed and read again.
  const prices = await reader.read('tourPrices', { params });
  return { today, listed, detail, months, days, prices };
}

export const getDepartures = ({ months }: Pick<TourSubject, 'months'>): Departure[] => months.flatMap(({ departures }) => departures.data);
