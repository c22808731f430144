import { type Brand, toBrandPath } from '@booking/domain/brand';
import type { Language } from '@booking/domain/schema';

/** Which site of the stand-in a page belongs to. */
export type Site = { brand: Brand; language: Language };

/** Something for each brand of the demo. A brand without it has that of the first one. */
export type PerBrand<Value> = Readonly<Partial<Record<Brand, Value>> & { boatbiketours: Value }>;

export const getForBrand = <Value>(values: PerBrand<Value>, brand: Brand): Value => values[brand] ?? values.boatbiketours;

/** The brands with drawings of their own, in `public/images/brand`. */
const drawn: PerBrand<Brand> = { boatbiketours: 'boatbiketours', islandhopping: 'islandhopping' };

/** Address of a drawing for a brand: its own, or that of the first brand. */
export const pictureHref = (brand: Brand, kind: '' | 'thank-you-' = ''): string => `/images/brand/${kind}${getForBrand(drawn, brand)}.svg`;

/** Address of a page of the stand-in brand site; the home page without `page`. */
export const pageHref = ({ brand, language }: Site, page = ''): string => `/brand/${brand}/${language}${page && `/${page}`}`;

/** Address of a page of the booking tool, in the site's brand and language. */
export function toolHref({ brand, language }: Site, path: string, search: Readonly<Record<string, string>> = {}): string {
  return `${toBrandPath(brand)}${path}?${new URLSearchParams({ ...search, locale: language })}`;
}
