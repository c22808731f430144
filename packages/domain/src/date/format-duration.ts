import { type Language, localeOf } from '../language.ts';

/** `30 seconds`. */
export const formatSeconds = (count: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(count);
