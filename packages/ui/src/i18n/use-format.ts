import { type DateStyle, formatDate, formatDateRange, formatMonth, type YearMonth } from '@booking/domain/date';
import { type Cents, formatMoney, locales } from '@booking/domain/money';
import { type IsoDate, type Language, languages } from '@booking/domain/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export type MoneyOptions = { whole?: boolean | undefined; currency?: 'EUR' | 'USD' | undefined };

function createFormat(language: Language) {
  let names: Intl.DisplayNames | null = null;
  return {
    language,
    /** An amount of cents; `whole` leaves `.00` away. */
    money: (amount: Cents, { whole = false, currency = 'EUR' }: MoneyOptions = {}): string =>
      formatMoney(amount, language, currency, { whole }),
    date: (iso: IsoDate, style?: DateStyle): string => formatDate(iso, language, style),
    dateRange: (from: IsoDate, to: IsoDate): string => formatDateRange(from, to, language),
    month: (month: YearMonth): string => formatMonth(month, language),
    /** A country's name from its two-letter code. */
    country(code: string): string {
      names ??= new Intl.DisplayNames(locales[language], { type: 'region' });
      return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
    },
  };
}

export type Format = ReturnType<typeof createFormat>;

const isLanguage = (value: string | undefined): value is Language => (languages as readonly (string | undefined)[]).includes(value);

/** Amounts, dates and country names in the page's language. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : isLanguage(i18n.language) ? i18n.language : 'en';
  return useMemo(() => createFormat(language), [language]);
}
