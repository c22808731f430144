import { type IsoDate, type PasteContext, parsePastedDate } from '@booking/domain/date';
import type { Language } from '@booking/domain/schema';

/** The region of the browser's language: `US` for `en-US`. */
const getBrowserRegion = (): string | null => new Intl.Locale(navigator.language).region ?? null;

/** How what was pasted into this browser is read, on a page in this language. */
export const pasteContext = (language: Language): PasteContext => ({
  language,
  region: getBrowserRegion(),
  year: new Date().getFullYear(),
});

/** A date of birth as it was pasted into this browser, on a page in this language; null for anything that is not a date. */
export const readPastedDate = (text: string, language: Language): IsoDate | null => parsePastedDate(text, pasteContext(language));
