import type { CabinType } from '@booking/domain/schema';

/** A cabin type with the texts and pictures of the visitor's language. */
export type CabinChoice = {
  type: CabinType;
  name: string;
  /** HTML; null when there is none. */
  description: string | null;
  images: readonly string[];
};

/** 'Only {count} left' shows for so many. CABIN-8. */
export const isFew = (count: number): boolean => count >= 1 && count <= 3;

/** The persons for which the price of a type is shown before a cabin is chosen: two, where the cabin takes two. */
export const usualPersons = ({ minimum_occupancy, maximum_occupancy }: CabinType): number =>
  Math.min(Math.max(2, minimum_occupancy), maximum_occupancy);
