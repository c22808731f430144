import { type IsoDate, type Language, localeOf } from '@booking/domain/schema';

/** Euros in the language, without decimals when there are none. */
export const formatEuros = (euros: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }).format(euros);

/** A calendar date, YYYY-MM-DD, in words; any other text is returned unchanged. */
export function formatDay(text: string, language: Language): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(day) ? text : new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: 'UTC' }).format(day);
}

/** The first and the last day of a trip, in words. */
export const formatDays = (from: IsoDate, to: IsoDate, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: 'UTC' })
    .formatRange(Date.parse(from), Date.parse(to))
    .replace(/\u2009/g, ' ');

/** Monday to Friday, as the language writes it. */
export function formatWeekdays(language: Language): string {
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  // 2024-01-01 was a Monday.
  return `${weekday.format(Date.UTC(2024, 0, 1))} – ${weekday.format(Date.UTC(2024, 0, 5))}`;
}
