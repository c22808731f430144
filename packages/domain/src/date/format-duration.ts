import { locales } from '../money/format-money.ts';
import type { Language } from '../schema/common.ts';

/** `30 seconds`. */
export const formatSeconds = (count: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(count);
