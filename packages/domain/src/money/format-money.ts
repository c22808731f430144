import { type Language, localeOf } from '../language.ts';
import type { Cents, UsdCents } from './money.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatMinor(amount: number, language: Language, currency: 'EUR' | 'USD', whole: boolean): string {
  const key = `${language} ${currency} ${whole}`;
  let format = formats.get(key);
  if (!format) {
    const trailingZeroDisplay = whole ? 'stripIfInteger' : 'auto';
    format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency, trailingZeroDisplay });
    formats.set(key, format);
  }
  // PRICE-52. Intl writes a hyphen, which is narrower than a plus and may end a line.
  return format.format(amount / 100).replace('-', '−');
}

/**
 * An amount of euros as the language writes it: `€1,199.00`, `€ 1.199,00`, `1.199,00 €`.
 * @param options.whole leaves `.00` away.
 */
export const formatMoney = (amount: Cents, language: Language, { whole = false }: { whole?: boolean } = {}): string =>
  formatMinor(amount, language, 'EUR', whole);

/** An amount of US dollars as the language writes it: `$1,299.50`. */
export const formatUsd = (amount: UsdCents, language: Language): string => formatMinor(amount, language, 'USD', false);
