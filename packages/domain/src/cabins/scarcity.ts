/** Up to this many places a day is labelled `only N left`. DATE-27. */
export const fewPlaces = 5;

/** Up to this many cabins of a type `Only {count} left` is shown. CABIN-8, CABIN-45. */
export const fewCabins = 3;

/** True if so few cabins of a type are left that it is said. */
export const areFewCabins = (count: number): boolean => count >= 1 && count <= fewCabins;
