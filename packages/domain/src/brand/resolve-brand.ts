import { type Brand, islandSegment } from './brands.ts';

/** The path prefix `/islandhopping` first, then a host name containing `islandhopping`, else the boat-bike brand. BRAND-3. */
export function resolveBrand({ pathname, hostname }: { pathname: string; hostname: string }): Brand {
  const prefixed = pathname.split('/')[1]?.toLowerCase() === islandSegment;
  return prefixed || hostname.toLowerCase().includes(islandSegment) ? 'islandhopping' : 'boatbiketours';
}
