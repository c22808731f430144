import { type Brand, brands } from './brands.ts';

export const [defaultBrand] = brands;

/** The brands that their addresses name: all but the default one. */
export const namedBrands: readonly Brand[] = brands.filter((brand) => brand !== defaultBrand);

/** What the paths of a brand's pages begin with: `/islandhopping`; nothing for the default brand. BRAND-3. */
export const toBrandPath = (brand: Brand): string => (brand === defaultBrand ? '' : `/${brand}`);

/** The brand path that a path begins with. BRAND-3. */
export const getBrandPath = (pathname: string): string =>
  namedBrands.map(toBrandPath).find((path) => pathname === path || pathname.startsWith(`${path}/`)) ?? '';

/** The brand that the first part of the path names, else one that the host name contains, else the default brand. BRAND-3. */
export function resolveBrand({ pathname, hostname }: { pathname: string; hostname: string }): Brand {
  const part = pathname.split('/')[1]?.toLowerCase();
  const host = hostname.toLowerCase();
  return namedBrands.find((brand) => brand === part) ?? namedBrands.find((brand) => host.includes(brand)) ?? defaultBrand;
}
