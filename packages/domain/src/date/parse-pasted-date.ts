import type { Language } from '../language.ts';
import { type IsoDate, isIsoDate } from '../schema/common.ts';
import { normaliseLine, toAsciiDigits } from '../schema/normalise-text.ts';
import { findMonth } from './month-names.ts';

/** The visitor: the language of the page, the region of the browser (`US` of `en-US`) if it has one, and the current year. */
export type PasteContext = { language: Language; region: string | null; year: number };

const iso = (year: string, month: string, day: string): IsoDate | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(text) ? text : null;
};

const readsMonthFirst = ({ language, region }: PasteContext): boolean => language === 'en' && (region === 'US' || region === 'CA');

/** Nobody is born in the future: a year of two digits is the latest one that is not. */
function toFullYear(year: string, { year: current }: PasteContext): string {
  if (year.length !== 2) return year;
  const century = Math.floor(current / 100) * 100;
  const full = century + Number(year);
  return String(full > current ? full - 100 : full);
}

/** Eight digits: the year is where it makes a date of this or the last century. */
function parseCompact(text: string): IsoDate | null {
  const yearFirst = iso(text.slice(0, 4), text.slice(4, 6), text.slice(6));
  if (yearFirst && yearFirst >= '1900') return yearFirst;
  return iso(text.slice(4), text.slice(2, 4), text.slice(0, 2));
}

/** A day, a month's name and a year, in any order of day and month: `3 april 1980`, `April 3rd, 1980`, `do 3 apr. 80`. */
function parseWords(text: string, context: PasteContext): IsoDate | null {
  const months = (text.match(/\p{L}+/gu) ?? []).map(findMonth).filter((month) => month !== null);
  const [first = '', second = '', ...more] = text.match(/\d+/g) ?? [];
  const [month] = months;
  if (months.length !== 1 || month === undefined || second === '' || more.length > 0) return null;
  const [year, day] = first.length === 4 ? [first, second] : [second, first];
  return day.length > 2 ? null : iso(toFullYear(year, context), String(month), day);
}

/**
 * A date of birth as people paste it: YYYY-MM-DD, DD-MM-YYYY, DD.MM.YYYY, DD/MM/YYYY, MM/DD/YYYY, with or without leading
 * zeros, spaces, or (eight digits) separators; with a year of two digits; with the month in words. With slashes, an ambiguous date is read
 * month first in English for a US or CA visitor, else day first. Null for anything that is not a date. PASS-46, PASS-47, PASS-66.
 */
export function parsePastedDate(text: string, context: PasteContext): IsoDate | null {
  const trimmed = toAsciiDigits(normaliseLine(text));
  if (/^\d{8}$/.test(trimmed)) return parseCompact(trimmed);

  const yearFirst = /^(\d{4})\s*[-./\s]\s*(\d{1,2})\s*[-./\s]\s*(\d{1,2})(?:T.*)?$/.exec(trimmed);
  if (yearFirst) {
    const [, year = '', month = '', day = ''] = yearFirst;
    return iso(year, month, day);
  }

  const yearLast = /^(\d{1,2})\s*([-./\s])\s*(\d{1,2})\s*[-./\s]\s*(\d{4}|\d{2})$/.exec(trimmed);
  if (!yearLast) return parseWords(trimmed, context);
  const [, first = '', separator, second = '', last = ''] = yearLast;
  const year = toFullYear(last, context);
  const dayFirst = iso(year, second, first);
  const monthFirst = iso(year, first, second);
  return separator === '/' && readsMonthFirst(context) ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
}
