import { draftToQuoteInput } from '../booking/draft-quote-input.ts';
import type { AssignmentMode } from '../cabins/assignment-mode.ts';
import { cabinOptions } from '../cabins/cabin-options.ts';
import { type CabinSelection, cabinCount, fitSelection, getEntry, personCount, setPersons } from '../cabins/selection.ts';
import { type ChosenPolicies, nothingChosen } from '../insurance/chosen-policies.ts';
import type { Cents } from '../money/money.ts';
import { preparePassengers } from '../passengers/prefill.ts';
import { quote } from '../pricing/quote.ts';
import type { QuoteInput } from '../pricing/quote-input.ts';
import type { Quote } from '../pricing/quote-line.ts';
import type { Passenger } from '../schema/passenger.ts';
import { type PartyIssue, passengerLimitIssue } from '../suggestions/party-issue.ts';
import { type CabinOffer, isSameSelection, partyOffer } from './party-offer.ts';
import type { Priced } from './passengers-step.ts';

/** What is stored for a departure besides its cabins: it counts in the price of every step. PRICE-28. */
export type StoredChoice = Pick<QuoteInput, 'additional' | 'coupon'> & {
  /** As entered on the passenger step; null if none were. */
  passengers: readonly Passenger[] | null;
  /** The main booker's; blank while not chosen. */
  country: string;
  /** The insurance as it was chosen. */
  chosen: ChosenPolicies;
  /** How this deployment assigns passengers to cabins. */
  assignment: AssignmentMode;
};

export const nothingStored: StoredChoice = {
  passengers: null,
  country: '',
  additional: {},
  coupon: null,
  chosen: nothingChosen,
  assignment: 'per-cabin',
};

/** What was chosen: the cabins as the address names them, the size of the party, and what earlier visits have stored. */
export type CabinRequest = { cabins: CabinSelection; party: number; stored: StoredChoice };

/** A selection of cabins that places the whole party, and the quote of the trip with it. */
export type CabinSuggestion = { kind: 'cheapest' | 'roomiest'; cabins: CabinSelection; quote: Quote; chosen: boolean };

/** What the cabin step shows for a choice. */
export type CabinStep = {
  /** The requested cabins, as far as they are on sale. */
  selection: CabinSelection;
  /** Not all requested cabins are on sale. CABIN-4. */
  isAdjusted: boolean;
  /** In the selected cabins. */
  persons: number;
  /** The price of the trip, and what it is computed from; null without cabins. CABIN-22. */
  priced: Priced | null;
  /** Ways to place the party: none if it fits nowhere, one if both are the same. CABIN-31. */
  suggestions: readonly CabinSuggestion[];
  /** Why the party cannot be booked, whatever is chosen. CABIN-36. */
  partyIssue: PartyIssue | null;
  /**
   * What 'Start booking' asks about the selected cabins before it starts; null if it starts at once, or without cabins. `isRefused`: the departure
   * does not take that many or few people. CABIN-35, CABIN-37.
   */
  question: { issue: PartyIssue; isRefused: boolean } | null;
  /**
   * The total of the trip, in cents, with a second person in a cabin taken by one. Null if the cabin holds only one, is not taken by one, or nobody
   * travels along. CABIN-41.
   */
  secondPersonTotal(typeId: string, index: number): Cents | null;
};

/** With everything that is stored, as far as it fits these cabins: what the passenger step then shows. */
function toInput(offer: CabinOffer, cabins: CabinSelection, { passengers, coupon, assignment, ...choices }: StoredChoice): QuoteInput {
  const options = { ...offer.products, cabinOptions: cabinOptions(cabins, offer.cabinTypes) };
  const prepared = passengers ? preparePassengers(passengers, options) : [];
  return draftToQuoteInput({ ...choices, cabins, passengers: prepared }, { ...offer, coupon }, assignment);
}

/** The cabin step as a function of offer and request: its container and its stories show the same. */
export function cabinStep(offer: CabinOffer, { cabins, party, stored }: CabinRequest): CabinStep {
  const selection = fitSelection(cabins, offer.cabinTypes);
  const persons = personCount(selection);
  const input = persons > 0 ? toInput(offer, selection, stored) : null;
  const priced = input && { input, price: quote(input) };
  const forParty = partyOffer(offer, party);
  const limitIssue = passengerLimitIssue(offer.departure.availability, persons);
  const issue = limitIssue ?? forParty.issue;
  return {
    selection,
    isAdjusted: cabinCount(cabins) !== cabinCount(selection) || personCount(cabins) !== persons,
    persons,
    priced,
    suggestions: forParty.suggestions.map((one) => ({ ...one, chosen: isSameSelection(one.cabins, selection) })),
    partyIssue: forParty.issue,
    question: priced && issue ? { issue, isRefused: limitIssue !== null } : null,
    secondPersonTotal(typeId, index) {
      const type = offer.cabinTypes.find(({ id }) => id === typeId);
      if (!priced || party < 2 || !type || type.maximum_occupancy < 2 || getEntry(selection, typeId)?.[index] !== 1) return null;
      return quote(toInput(offer, setPersons(selection, typeId, index, 2), stored)).total;
    },
  };
}
