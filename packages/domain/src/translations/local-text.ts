import type { Language } from '../language.ts';

/** A text of the backend, and the language that it is in: it may differ from the page's. BRAND-37. */
export type LocalText = { text: string; language: Language };

/** The language of an entity's own texts: the one that all translations fall back to. */
export const ownLanguage: Language = 'en';

/** An entity's own text; null without one. */
export const toOwnText = (text: string | null | undefined): LocalText | null => (text ? { text, language: ownLanguage } : null);

/**
 * The first text that there is: the translation in the language, else the English one, else the entity's own. Each text falls back by itself: a
 * translation without a description does not hide the English one.
 * @param entries the translations of one entity
 */
export function pickText<Entry extends { language: Language }>(
  entries: readonly Entry[],
  read: (entry: Entry) => string | null,
  language: Language,
): LocalText | null {
  for (const wanted of [language, ownLanguage]) {
    const text = entries
      .filter((entry) => entry.language === wanted)
      .map(read)
      .find(Boolean);
    if (text) return { text, language: wanted };
  }
  return null;
}

/** Several texts as one. Its language is null if they are in several. */
export const joinTexts = (texts: readonly LocalText[], separator: string): { text: string; language: Language | null } => {
  const [first] = texts;
  const isOne = texts.every(({ language }) => language === first?.language);
  return { text: texts.map(({ text }) => text).join(separator), language: (isOne && first?.language) || null };
};
