import type { Language } from '../schema/common.ts';
import { type Cents, centsToEuros } from './money.ts';

/** The locale that numbers and dates are written in, per language. Specification section 9, Display. */
export const locales = { en: 'en-US', nl: 'nl-NL', de: 'de-DE' } as const satisfies Record<Language, string>;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount in words of the language: `€1,199.00`, `€ 1.199,00`, `1.199,00 €`.
 * @param options.whole leaves `.00` away.
 */
export function formatMoney(
  amount: Cents,
  language: Language,
  currency: 'EUR' | 'USD' = 'EUR',
  { whole = false }: { whole?: boolean } = {},
): string {
  const key = `${language} ${currency} ${whole}`;
  let format = formats.get(key);
  if (!format) {
    const trailingZeroDisplay = whole ? 'stripIfInteger' : 'auto';
    format = new Intl.NumberFormat(locales[language], { style: 'currency', currency, trailingZeroDisplay });
    formats.set(key, format);
  }
  return format.format(centsToEuros(amount));
}
