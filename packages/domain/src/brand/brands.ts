import type { Language } from '../language.ts';
import { boatbiketours } from './boatbiketours/identity.ts';
import type { BrandIdentity } from './identity.ts';
import { islandhopping } from './islandhopping/identity.ts';

/** Every brand, by the id that its addresses and the contract use. The first one is the default. */
export const brandIdentities = {
  boatbiketours,
  islandhopping,
} as const satisfies Record<string, BrandIdentity>;

export type Brand = keyof typeof brandIdentities;

// Without `inLanguage`: Node loads this file for the configuration of a build, and cannot load another package's sources.
/** The brand's name in a language, or else in English. BRAND-29. */
export function brandName(brand: Brand, language: Language): string {
  const { names }: BrandIdentity = brandIdentities[brand];
  return names[language] ?? names.en;
}

export const brands = Object.keys(brandIdentities) as [Brand, ...Brand[]];
