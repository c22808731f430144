import { type CabinSelection, cabinCount, fitSelection, personCount } from '@booking/domain/cabins';
import type { CabinType, Language, Product, Products, Translation } from '@booking/domain/schema';
import { imagesOf, translated, translationOf } from '@booking/domain/translations';
import type { CabinChoice } from '@booking/ui/steps/cabins';

/** The cabin types with texts and pictures of the language: the translation's pictures, else the type's own. */
export const cabinChoices = (cabinTypes: readonly CabinType[], translations: readonly Translation[], language: Language): CabinChoice[] =>
  cabinTypes.map((type) => {
    const translatedImages = imagesOf(translationOf(translations, type.id, language));
    const own = [...new Set([type.image_url, ...type.image_urls].filter((url): url is string => Boolean(url)))];
    return { type, ...translated(type, translations, language), images: own.length > 0 ? own : translatedImages };
  });

/** Names by id, as the summary expects them. */
export const getNames = (
  entities: readonly { id: string; name: string }[],
  translations: readonly Translation[],
  language: Language,
): Record<string, string> => Object.fromEntries(entities.map((entity) => [entity.id, translated(entity, translations, language).name]));

/** Everything of a products answer that has a name. */
export const getAllProducts = ({ bikes, diets, other, sgr }: Products): readonly Pick<Product, 'id' | 'name' | 'description'>[] => [
  ...bikes,
  ...diets,
  ...other,
  ...(sgr ? [sgr] : []),
];

/** True where the cabin types cannot hold all that the address asks for. */
export function isAdjusted(asked: CabinSelection, cabinTypes: readonly CabinType[]): boolean {
  const fitting = fitSelection(asked, cabinTypes);
  return cabinCount(asked) !== cabinCount(fitting) || personCount(asked) !== personCount(fitting);
}
