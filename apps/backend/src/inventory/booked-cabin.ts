/** How many cabins of a type a booking takes. `count` may be taken of the departure in all; more than `free` makes the booking on request. */
export type BookedCabin = { id: string; cabins: number; count: number; free: number };
