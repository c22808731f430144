import { type IsoDate, isIsoDate, type Language } from '../schema/common.ts';

/** The visitor: the language of the page and the region of the browser (`US` of `en-US`), if it has one. */
export type PasteContext = { language: Language; region: string | null };

const iso = (year: string, month: string, day: string): IsoDate | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(text) ? text : null;
};

const readsMonthFirst = ({ language, region }: PasteContext): boolean => language === 'en' && (region === 'US' || region === 'CA');

/** Eight digits: the year is where it makes a date of this or the last century. */
function parseCompact(text: string): IsoDate | null {
  const yearFirst = iso(text.slice(0, 4), text.slice(4, 6), text.slice(6));
  if (yearFirst && yearFirst >= '1900') return yearFirst;
  return iso(text.slice(4), text.slice(2, 4), text.slice(0, 2));
}

/**
 * A date of birth as people paste it: YYYY-MM-DD, DD-MM-YYYY, DD.MM.YYYY, DD/MM/YYYY, MM/DD/YYYY, with or without leading
 * zeros, spaces, or (eight digits) separators. With slashes, an ambiguous date is read month first in English for a US or CA
 * visitor, else day first. Null for anything that is not a date. PASS-46, PASS-47.
 */
export function parsePastedDate(text: string, context: PasteContext): IsoDate | null {
  const trimmed = text.trim();
  if (/^\d{8}$/.test(trimmed)) return parseCompact(trimmed);

  const yearFirst = /^(\d{4})\s*[-./\s]\s*(\d{1,2})\s*[-./\s]\s*(\d{1,2})(?:T.*)?$/.exec(trimmed);
  if (yearFirst) {
    const [, year = '', month = '', day = ''] = yearFirst;
    return iso(year, month, day);
  }

  const yearLast = /^(\d{1,2})\s*([-./\s])\s*(\d{1,2})\s*[-./\s]\s*(\d{4})$/.exec(trimmed);
  if (!yearLast) return null;
  const [, first = '', separator, second = '', year = ''] = yearLast;
  const dayFirst = iso(year, second, first);
  const monthFirst = iso(year, first, second);
  return separator === '/' && readsMonthFirst(context) ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
}
