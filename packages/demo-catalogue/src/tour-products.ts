import type { EndpointWire } from '@booking/api/endpoints';
import { insurancePolicies } from './insurance.ts';
import { productTexts } from './product-texts.ts';
import { products, productsOfTour, sgrFacts } from './products.ts';
import type { CatalogueTour } from './tours.ts';

type Wire = EndpointWire<'departureProducts'>;

/** The products, insurance policies and guarantee fund of a tour, priced in euros, with English names. */
export function getProducts(tour: CatalogueTour): Wire {
  const offered = productsOfTour(tour);
  const all = products
    .filter(({ slug }) => offered.has(slug))
    .map(({ slug, ...facts }): Wire['other'][number] => {
      const { name, description } = productTexts[slug];
      const baseName = name.en.split(',')[0] ?? name.en;
      return {
        ...facts,
        name: name.en,
        description: description.en,
        base_name: baseName,
        price_per_day: facts.price_calculation === 'per_day',
      };
    });
  const { name, description } = productTexts.sgr;
  return {
    bikes: all.filter(({ product_type }) => product_type === 'Bike'),
    diets: all.filter(({ product_type }) => product_type === 'Diet'),
    other: all.filter(({ product_type }) => product_type !== 'Bike' && product_type !== 'Diet'),
    sgr: { ...sgrFacts, name: name.en, description: description.en },
    insurance_policies: [...insurancePolicies],
  };
}
