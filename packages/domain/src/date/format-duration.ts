import type { Language } from '../language.ts';
import { locales } from '../money/format-money.ts';

/** `30 seconds`. */
export const formatSeconds = (count: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(count);
