/** The id under which persons on board are counted. No cabin type has it. */
export const places = 'places';
/** Cabins taken of a departure by cabin type, and its `places`. */
export type Taken = Readonly<Record<string, number>>;

/**
 * The cabins of one type that a booking needs, or the places on board under the id `places`. `count` is the limit for the departure; a booking that
 * exceeds `free` is on request.
 */
export type BookedCabin = { id: string; cabins: number; count: number; free: number };
