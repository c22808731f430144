export const brands = ['boatbiketours', 'islandhopping'] as const;
export type Brand = (typeof brands)[number];

/** The segment of a path or a host name that selects the island-hopping brand. */
export const islandSegment = 'islandhopping';
