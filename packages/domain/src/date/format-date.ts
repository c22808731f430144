import { type Language, localeOf } from '../language.ts';
import type { IsoDate } from '../schema/common.ts';
import { monthStart, type YearMonth } from './year-month.ts';

const styles = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  medium: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  'day-month': { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = Exclude<keyof typeof styles, 'month'>;

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(language: Language, style: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${language} ${style}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(localeOf(language), { ...styles[style], timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format;
}

// An ISO date parses as midnight UTC and is formatted in UTC: no local time zone is involved.
const instant = (iso: IsoDate): number => Date.parse(iso);

/** A date in the format of the language. */
export const formatDate = (iso: IsoDate, language: Language, style: DateStyle = 'long'): string =>
  getFormat(language, style).format(instant(iso));

/**
 * From one date to another, without repeating what they share: `May 8 – 15, 2027`. Platforms put thin or plain spaces around the dash:
 * here they are made plain, so that server and browser produce the same text.
 */
export const formatDateRange = (from: IsoDate, to: IsoDate, language: Language): string =>
  getFormat(language, 'short')
    .formatRange(instant(from), instant(to))
    .replace(/\u2009/g, ' ');

const momentStyle = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** A moment, in milliseconds since the epoch, as day and time in the visitor's own time zone. For pages that no server renders. */
export const formatMoment = (moment: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), momentStyle).format(moment);

/** `May 2027`. */
export const formatMonth = (month: YearMonth, language: Language): string =>
  getFormat(language, 'month').format(instant(monthStart(month)));
