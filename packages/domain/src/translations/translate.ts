import type { Language } from '../language.ts';
import type { Translation } from '../schema/translation.ts';
import { translationKey } from './translation-key.ts';

/** The translation of an entity: in the language, else in English, else null (then the entity's own name and description are shown). */
export function findTranslation(translations: readonly Translation[] | undefined, id: string, language: Language): Translation | null {
  const own = translations?.filter((entry) => translationKey(entry.id) === translationKey(id)) ?? [];
  return own.find((entry) => entry.language === language) ?? own.find((entry) => entry.language === 'en') ?? null;
}

/** Name and description to show: the translation's if it has them, else the entity's own. */
export function translated<Entity extends { id: string; name: string; description?: string | null }>(
  entity: Entity,
  translations: readonly Translation[] | undefined,
  language: Language,
): { name: string; description: string | null } {
  const found = findTranslation(translations, entity.id, language);
  return { name: found?.name || entity.name, description: found?.description || entity.description || null };
}

/** The pictures of a translation, in order, without blanks and duplicates. */
export const getImages = (translation: Translation | null): string[] => [
  ...new Set(
    [translation?.image_url, translation?.image_url1, translation?.image_url2, translation?.image_url3].filter((url): url is string =>
      Boolean(url),
    ),
  ),
];
