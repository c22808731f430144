import type { Language } from '../language.ts';
import type { Translation } from '../schema/translation.ts';
import { type LocalText, ownLanguage, pickText, toOwnText } from './local-text.ts';
import { translationKey } from './translation-key.ts';

/**
 * The translations of an entity, in every language: first those by its full id, then those by the part before a dash, then those by ids that are the
 * same up to a dash, which are the same entity's with another suffix, or another one's where an entity has none of its own. CABIN-16.
 */
export function translationsOf<Entry extends Pick<Translation, 'id'>>(translations: readonly Entry[] | undefined, id: string): Entry[] {
  const key = translationKey(id);
  const rank = (entry: Entry): number => (entry.id === id ? 0 : entry.id === key ? 1 : 2);
  const own = translations?.filter((entry) => translationKey(entry.id) === key) ?? [];
  return own.toSorted((one, other) => rank(one) - rank(other));
}

/** The translation of an entity: in the language, else in English, else null. Its pictures belong together; texts fall back one by one. */
export function findTranslation<Entry extends Pick<Translation, 'id' | 'language'>>(
  translations: readonly Entry[] | undefined,
  id: string,
  language: Language,
): Entry | null {
  const own = translationsOf(translations, id);
  return own.find((entry) => entry.language === language) ?? own.find((entry) => entry.language === ownLanguage) ?? null;
}

/** A name and a description, each with its language. A name has its own key: most places need its text only. */
export type TranslatedTexts = { name: string; nameLanguage: Language; description: LocalText | null };

/** Name and description to show: the translation's if it has them, else the entity's own. BRAND-37. */
export function translated<Entity extends { id: string; name: string; description?: string | null }>(
  entity: Entity,
  translations: readonly Translation[] | undefined,
  language: Language,
): TranslatedTexts {
  const own = translationsOf(translations, entity.id);
  const name = pickText(own, (entry) => entry.name, language);
  return {
    name: name?.text ?? entity.name,
    nameLanguage: name?.language ?? ownLanguage,
    description: pickText(own, ({ description }) => description, language) ?? toOwnText(entity.description),
  };
}

/** The pictures of a translation, in order, without blanks and duplicates. */
export const getImages = (translation: Translation | null): string[] => [
  ...new Set(
    [translation?.image_url, translation?.image_url1, translation?.image_url2, translation?.image_url3].filter((url): url is string =>
      Boolean(url),
    ),
  ),
];
