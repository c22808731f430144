import {
  type DateStyle,
  formatDate,
  formatDateRange,
  formatMoment,
  formatMonth,
  formatSeconds,
  type YearMonth,
} from '@booking/domain/date';
import { type Cents, formatMoney, formatUsd, type UsdCents } from '@booking/domain/money';
import { type IsoDate, type Language, languages } from '@booking/domain/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export type MoneyOptions = { whole?: boolean | undefined };

/** Formatters for amounts and dates in a language. */
export function createFormat(language: Language) {
  return {
    language,
    /** Formats euro cents; `whole` omits `.00`. */
    money: (amount: Cents, { whole = false }: MoneyOptions = {}): string => formatMoney(amount, language, { whole }),
    /** Formats US cents. */
    usd: (amount: UsdCents): string => formatUsd(amount, language),
    number: (value: number): string => new Intl.NumberFormat(language).format(value),
    date: (iso: IsoDate, style?: DateStyle): string => formatDate(iso, language, style),
    dateRange: (from: IsoDate, to: IsoDate): string => formatDateRange(from, to, language),
    /** `30 seconds`. */
    seconds: (count: number): string => formatSeconds(count, language),
    moment: (milliseconds: number): string => formatMoment(milliseconds, language),
    month: (month: YearMonth): string => formatMonth(month, language),
  };
}

export type Format = ReturnType<typeof createFormat>;

const isLanguage = (value: string | undefined): value is Language => (languages as readonly (string | undefined)[]).includes(value);

/** Formatters for amounts and dates in the page's language. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : isLanguage(i18n.language) ? i18n.language : 'en';
  return useMemo(() => createFormat(language), [language]);
}
