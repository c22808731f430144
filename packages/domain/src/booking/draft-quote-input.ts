import { pricedCabins } from '../cabins/assignment.ts';
import type { AssignmentMode } from '../cabins/assignment-mode.ts';
import { type ChosenPolicies, chosenInsurance } from '../insurance/chosen-policies.ts';
import { offeredPolicies } from '../insurance/eligibility.ts';
import { resolveMarket } from '../market/resolve-market.ts';
import { pricedPassengers } from '../passengers/prefill.ts';
import type { QuoteInput } from '../pricing/quote-input.ts';
import type { Passenger } from '../schema/passenger.ts';
import type { QuoteContext } from './quote-input.ts';

type DraftChoices = Pick<QuoteInput, 'cabins' | 'additional'> & {
  /** The insurance as it was chosen: it counts as far as the same policies are offered to this guest. */
  chosen: ChosenPolicies;
  /** In all chosen cabins, as entered so far; none while nobody is named. */
  passengers: readonly Pick<Passenger, 'cabin' | 'bike' | 'diet' | 'other'>[];
  /** The main booker's, blank while not chosen. */
  country: string;
};

/** The input of `quote` before the order: everything that is stored for a departure counts, on every step. PRICE-28. */
export const draftToQuoteInput = (
  { cabins, passengers, country, additional, chosen }: DraftChoices,
  { departure, cabinTypes, products, coupon }: QuoteContext,
  assignment: AssignmentMode,
): QuoteInput => ({
  departure,
  cabinTypes,
  products,
  cabins:
    passengers.length === 0
      ? cabins
      : pricedCabins(
          cabins,
          passengers.map(({ cabin }) => cabin),
          assignment,
        ),
  passengers: pricedPassengers(passengers),
  country: country || null,
  coupon,
  additional,
  insurance: chosenInsurance(
    chosen,
    offeredPolicies(products.insurance_policies, resolveMarket(departure, country || null), country || null),
  ),
});
