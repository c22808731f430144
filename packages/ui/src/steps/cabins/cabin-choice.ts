import type { CabinType } from '@booking/domain/schema';

/** A cabin type with its texts and pictures in the visitor's language. */
export type CabinChoice = {
  type: CabinType;
  name: string;
  /** HTML; null without a description. */
  description: string | null;
  images: readonly string[];
};

/** True for counts that are shown as 'Only {count} left'. CABIN-8. */
export const isFew = (count: number): boolean => count >= 1 && count <= 3;
