import { clampMonth, initialMonth, type MonthRange, monthRange, type SeasonDates } from '../calendar/month-range.ts';
import { addMonths, getYearMonth, type YearMonth } from '../date/year-month.ts';
import type { IsoDate } from '../schema/common.ts';

/** When the tour has departures, null until that is known, and today in the visitor's calendar. */
export type MonthsOffer = { season: SeasonDates | null; today: IsoDate };

/** `month`: the first one that the visitor asked for, null at first. `width`: how many months fit beside each other. */
export type MonthsRequest = {
  month: YearMonth | null;
  searchDate: IsoDate | undefined;
  sessionDate: IsoDate | null;
  width: 1 | 2;
};

/** The months that the calendar shows. */
export type ShownMonths = {
  /** The month to begin with, which may be outside the range; null until it is known. */
  first: YearMonth | null;
  /** The one or two months shown, in order; null until the first is known. DATE-9, DATE-11. */
  months: readonly YearMonth[] | null;
  /** The one that the dropdown names. */
  month: YearMonth | null;
  /** The one of two that is not shown where only one fits. It is rendered, but not visible there, until the calendar's width is known. */
  wideOnly: YearMonth | undefined;
  /** What can be shown at all; null where any month can, and until the season is known. */
  range: MonthRange | null;
};

/** One or two months from the requested one on, moved back where the second would be outside the range. */
function monthsFrom(month: YearMonth, width: 1 | 2, range: MonthRange | null): readonly [YearMonth, ...YearMonth[]] {
  if (width === 1 || (range && range.first === range.last)) return [month];
  const first = month === range?.last ? addMonths(month, -1) : month;
  return [first, addMonths(first, 1)];
}

/**
 * The months to show: what the loader requests and the step shows. They begin with the month asked for, else with that of the address, of the
 * session, or else of the tour. DATE-9, DATE-10.
 */
export function shownMonths({ season, today }: MonthsOffer, { month, searchDate, sessionDate, width }: MonthsRequest): ShownMonths {
  const range = season && monthRange(season, today);
  const isKnown = month ?? searchDate ?? sessionDate ?? season;
  if (isKnown === null) return { first: null, months: null, month: null, wideOnly: undefined, range };
  const first = month ?? initialMonth({ searchDate, sessionDate, detail: season, today });
  const narrow = clampMonth(first, range);
  const months = monthsFrom(narrow, width, range);
  return { first, months, month: months.includes(first) ? first : months[0], wideOnly: months.find((one) => one !== narrow), range };
}

/** The months before and after those shown, within the range. They are prefetched. DATE-14. */
export function adjacentMonths(shown: readonly YearMonth[], range: MonthRange | null): YearMonth[] {
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last) return [];
  return [addMonths(last, 1), addMonths(first, -1)].filter((month) => clampMonth(month, range) === month);
}

/**
 * The months to search for days in place of a lost date: those before and after the shown ones, and that of the first available day. None
 * outside the range, or shown already. DATE-40.
 */
export function furtherMonths(shown: readonly YearMonth[], range: MonthRange | null, firstAvailable: IsoDate | null): YearMonth[] {
  const available = firstAvailable ? [getYearMonth(firstAvailable)] : [];
  return [...new Set([...adjacentMonths(shown, range), ...available])].filter((month) => !shown.includes(month));
}
