import type { CabinType, Language, Product, Products, Translation } from '@booking/domain/schema';
import { findTranslation, getImages, translated } from '@booking/domain/translations';
import type { CabinChoice } from '@booking/ui/steps/cabins';

/** The cabin types with translated texts, and with their own pictures or else those of the translation. */
export const cabinChoices = (cabinTypes: readonly CabinType[], translations: readonly Translation[], language: Language): CabinChoice[] =>
  cabinTypes.map((type) => {
    const translatedImages = getImages(findTranslation(translations, type.id, language));
    const ownImages = [...new Set([type.image_url, ...type.image_urls].filter((url): url is string => Boolean(url)))];
    return { type, ...translated(type, translations, language), images: ownImages.length > 0 ? ownImages : translatedImages };
  });

/** Translated names by id, and their languages, for the summary. */
export function namesById(
  entities: readonly { id: string; name: string }[],
  translations: readonly Translation[],
  language: Language,
): { names: Record<string, string>; languages: Record<string, Language> } {
  const texts = entities.map((entity) => ({ id: entity.id, ...translated(entity, translations, language) }));
  return {
    names: Object.fromEntries(texts.map(({ id, name }) => [id, name])),
    languages: Object.fromEntries(texts.map(({ id, nameLanguage }) => [id, nameLanguage])),
  };
}

/** All products of a products response. */
export const getAllProducts = ({ bikes, diets, other, sgr }: Products): readonly Pick<Product, 'id' | 'name' | 'description'>[] => [
  ...bikes,
  ...diets,
  ...other,
  ...(sgr ? [sgr] : []),
];
