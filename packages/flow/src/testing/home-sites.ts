import { brands } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';

/** The configuration of a deployment whose brands have home sites: `/brand/{brand}/{language}`. */
export const homeSites = {
  brands: Object.fromEntries(
    brands.map((brand) => [
      brand,
      { homeSite: Object.fromEntries(languages.map((language) => [language, `/brand/${brand}/${language}`])) },
    ]),
  ),
};
