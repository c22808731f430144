import { boatbiketours } from './boatbiketours/identity.ts';
import type { BrandIdentity } from './identity.ts';
import { islandhopping } from './islandhopping/identity.ts';

/** Every brand, by the id that its addresses and the contract use. The first one is the default. */
export const brandIdentities = {
  boatbiketours,
  islandhopping,
} as const satisfies Record<string, BrandIdentity>;

export type Brand = keyof typeof brandIdentities;

export const brands = Object.keys(brandIdentities) as [Brand, ...Brand[]];
