import { facts } from '@booking/languages';
import type { Language } from '../language.ts';
import { countryCodes } from './country-codes.ts';

/** The countries that come first in the list of a language. PASS-27. */
export const leadCountries = (language: Language): readonly string[] => facts[language].firstCountries;

const names = new Map<Language, Intl.DisplayNames>();

/** A country's name in the language; the code itself if it has none. */
export function countryName(code: string, language: Language): string {
  let display = names.get(language);
  if (!display) {
    display = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
    names.set(language, display);
  }
  return isCountryCode(code) ? (display.of(code) ?? code) : code;
}

const known = new Set(countryCodes);
export const isCountryCode = (code: string): boolean => known.has(code);
