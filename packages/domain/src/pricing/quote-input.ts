import { type CabinSelection, personCount } from '../cabins/selection.ts';
import type { InsuranceChoice } from '../insurance/choice.ts';
import type { CabinType } from '../schema/cabin-type.ts';
import type { Departure } from '../schema/departure.ts';
import type { Products } from '../schema/product.ts';
import type { Voucher } from '../schema/voucher.ts';

/** What one passenger has chosen, by product id; `''` is none. */
export type PassengerChoice = { readonly bike: string; readonly diet: string; readonly other: readonly string[] };

/**
 * Everything that determines a price. Empty `passengers` mean the cabin step: no passengers are entered yet, and charges per passenger count
 * the persons in `cabins`. `country` is the main booker's, null while not chosen. `coupon` is the customer's; the departure's own voucher
 * is in `departure`.
 */
export type QuoteInput = {
  departure: Departure;
  cabinTypes: readonly CabinType[];
  products: Products;
  cabins: CabinSelection;
  passengers: readonly PassengerChoice[];
  country: string | null;
  coupon: Voucher | null;
  additional: Readonly<Record<string, number>>;
  insurance: InsuranceChoice;
};

/** The number of passengers charged: those entered, or else the persons in the cabins. */
export const passengerCount = ({ passengers, cabins }: Pick<QuoteInput, 'passengers' | 'cabins'>): number =>
  passengers.length || personCount(cabins);
