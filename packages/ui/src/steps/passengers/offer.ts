import type { CabinOption } from '@booking/domain/cabins';
import type { Cents } from '@booking/domain/money';

/** A product as passengers choose it; `price` is what one costs for the whole trip. */
export type OfferedProduct = { id: string; name: string; description: string | null; price: Cents; image: string | null };

/** What passengers can choose from. */
export type PassengerOffer = {
  cabins: readonly CabinOption[];
  bikes: readonly OfferedProduct[];
  diets: readonly OfferedProduct[];
  other: readonly (OfferedProduct & { mandatory: boolean })[];
};
