/** The brands that their addresses name; every other one is the default brand. The same as in the domain: `scripts/embed-lists.test.ts`. */
export const namedBrands = ['islandhopping'] as const;
export type Brand = 'boatbiketours' | (typeof namedBrands)[number];

/** What the paths of a brand's pages begin with. */
export const toBrandPath = (brand: string | null): string => (namedBrands.includes(brand as never) ? `/${brand}` : '');
