import type { CabinOption } from '@booking/domain/cabins';
import type { Cents } from '@booking/domain/money';

/** A product that passengers can choose; `price` is the unit price for the whole trip. */
export type OfferedProduct = { id: string; name: string; description: string | null; price: Cents; image: string | null };

/** The choices that passengers have. */
export type PassengerOffer = {
  cabins: readonly CabinOption[];
  bikes: readonly OfferedProduct[];
  diets: readonly OfferedProduct[];
  other: readonly (OfferedProduct & { mandatory: boolean })[];
};
