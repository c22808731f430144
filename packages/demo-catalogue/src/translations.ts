import type { EndpointWire } from '@booking/api/endpoints';
import { translationKey } from '@booking/domain/translations';
import { cabinDescription, cabinName } from './cabin-texts.ts';
import { cabins } from './cabins.ts';
import { insurancePolicies, policyTexts } from './insurance.ts';
import { type CatalogueLanguage, catalogueLanguages } from './localised.ts';
import { productTexts } from './product-texts.ts';
import { products, sgrFacts } from './products.ts';
import { shipDescriptions } from './ship-texts.ts';
import { ships } from './ships.ts';
import { tourName } from './tour-names.ts';
import { tours } from './tours.ts';

type Translation = EndpointWire<'shipTranslations'>[number];
type ProductTranslation = EndpointWire<'productTranslations'>[number];

const inEach = (make: (language: CatalogueLanguage) => Translation): Translation[] => catalogueLanguages.map(make);

export const shipTranslations: readonly Translation[] = ships.flatMap(({ id, slug, name }) =>
  inEach((language) => ({
    id,
    language,
    name,
    description: shipDescriptions[slug][language],
    image_url: `/images/ships/${slug}.svg`,
    image_url1: `/images/ships/${slug}-1.svg`,
    image_url2: `/images/ships/${slug}-2.svg`,
    image_url3: `/images/ships/${slug}-3.svg`,
  })),
);

/** The names of the tours, English included. */
export const tourTranslations: readonly EndpointWire<'tourTranslations'>[number][] = tours.flatMap((tour) =>
  catalogueLanguages.map((language) => ({ id: tour.id, language, name: tourName(tour, language) })),
);

const namedProducts = products.map(({ id, slug, product_type }) => ({
  id,
  texts: productTexts[slug],
  image_url: product_type === 'Bike' ? `/images/bikes/${slug}.svg` : null,
}));
const namedFund = { id: sgrFacts.id, texts: productTexts.sgr, image_url: null };

/** Translations of products and of insurance policies, which are products with their own ids. Bicycles have a picture. */
export const productTranslations: readonly ProductTranslation[] = [
  ...[...namedProducts, namedFund].flatMap(({ id, texts: { name, description }, image_url }) =>
    catalogueLanguages.map((language) => ({ id, language, name: name[language], description: description[language], image_url })),
  ),
  ...insurancePolicies.flatMap((policy) => {
    const { name, description, summary, fine_print, terms } = policyTexts(policy);
    return catalogueLanguages.map((language) => ({
      id: policy.id,
      language,
      name: name[language],
      description: description[language],
      summary: summary[language],
      fine_print: fine_print[language],
      ...(terms && { terms: terms[language] }),
    }));
  }),
];

const toCabinTranslations = (ship: (typeof ships)[number]): readonly Translation[] =>
  cabins
    .filter((cabin) => cabin.ship === ship.slug)
    .flatMap((cabin) =>
      inEach((language) => ({
        id: translationKey(cabin.id),
        language,
        name: cabinName(cabin, language),
        description: cabinDescription(cabin, language),
        image_url: `/images/cabins/${cabin.slug}.svg`,
        image_url1: `/images/cabins/${cabin.slug}-plan.svg`,
        image_url2: null,
        image_url3: null,
      })),
    );

const cabinTranslations = new Map<string, readonly Translation[]>(ships.map((ship) => [ship.id, toCabinTranslations(ship)]));
const none: readonly Translation[] = [];

/** Translations of the cabins of a ship; none for an unknown ship. Keyed by the part of the id before the dash. */
export const getCabinTranslations = (shipId: string): readonly Translation[] => cabinTranslations.get(shipId) ?? none;
