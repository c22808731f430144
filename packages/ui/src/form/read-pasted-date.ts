import { type IsoDate, parsePastedDate } from '@booking/domain/date';
import type { Language } from '@booking/domain/schema';

/** The region of the browser's language: `US` for `en-US`. */
const getBrowserRegion = (): string | null => new Intl.Locale(navigator.language).region ?? null;

/** A date of birth as it was pasted into this browser, on a page in this language; null for anything that is not a date. */
export const readPastedDate = (text: string, language: Language): IsoDate | null =>
  parsePastedDate(text, { language, region: getBrowserRegion(), year: new Date().getFullYear() });
