import type { Language } from '../language.ts';
import { ownLanguage } from './local-text.ts';

/** The translations that a page in a language can show: those in it, and the English ones, to which each text falls back. BRAND-37. */
export const shownTranslations = <Entry extends { language: Language }>(entries: readonly Entry[], language: Language): Entry[] =>
  entries.filter((entry) => entry.language === language || entry.language === ownLanguage);
