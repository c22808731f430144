import type { AssignmentMode, CabinOption } from '@booking/domain/cabins';
import type { Cents } from '@booking/domain/money';
import type { Language } from '@booking/domain/schema';
import type { LocalText } from '@booking/domain/translations';

/** A product that passengers can choose. */
export type OfferedProduct = {
  id: string;
  name: string;
  nameLanguage?: Language | undefined;
  /** HTML, not sanitised. */
  description: LocalText | null;
  /** The price for the whole trip. */
  price: Cents;
  /** The price per day, if it is to be shown. */
  pricePerDay: Cents | null;
  image: string | null;
};

/** The choices that passengers have. */
export type PassengerOffer = {
  cabins: readonly CabinOption[];
  /** How the occupants of the cabins are counted. */
  assignment: AssignmentMode;
  bikes: readonly OfferedProduct[];
  diets: readonly OfferedProduct[];
  other: readonly (OfferedProduct & { mandatory: boolean })[];
};
