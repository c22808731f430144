import { type CabinSelection, cabinCount, getEntry } from '../cabins/selection.ts';
import { noInsurance } from '../insurance/choice.ts';
import { quote } from '../pricing/quote.ts';
import type { QuoteInput } from '../pricing/quote-input.ts';
import type { Quote } from '../pricing/quote-line.ts';
import { type PartyIssue, partyIssue } from '../suggestions/party-issue.ts';
import { suggestCabins } from '../suggestions/suggest-cabins.ts';

/** What is on sale of a departure. */
export type CabinOffer = Pick<QuoteInput, 'departure' | 'cabinTypes' | 'products'>;

/** Cabins that place exactly the party, and the price of the trip with them: without what is stored for the departure. CABIN-31, CABIN-32. */
type PartySuggestion = { kind: 'cheapest' | 'roomiest'; cabins: CabinSelection; quote: Quote };

/** What a departure has for a party, whatever is chosen. */
type PartyOffer = { suggestions: readonly PartySuggestion[]; issue: PartyIssue | null };

/** True if two selections contain the same cabins, in any order. */
export const isSameSelection = (one: CabinSelection, other: CabinSelection): boolean =>
  cabinCount(one) === cabinCount(other) &&
  Object.entries(one).every(([id, cabins]) => cabins.toSorted().join() === (getEntry(other, id) ?? []).toSorted().join());

function toPartyOffer(offer: CabinOffer, party: number): PartyOffer {
  const { departure, cabinTypes } = offer;
  const issue = partyIssue(departure.availability, cabinTypes, party);
  const found = suggestCabins(cabinTypes, party);
  if (!found) return { suggestions: [], issue };
  const kinds = isSameSelection(found.cheapest, found.roomiest) ? (['cheapest'] as const) : (['cheapest', 'roomiest'] as const);
  const priceFor = (cabins: CabinSelection): Quote =>
    quote({ ...offer, cabins, passengers: [], country: null, coupon: null, additional: {}, insurance: noInsurance });
  return { suggestions: kinds.map((kind) => ({ kind, cabins: found[kind], quote: priceFor(found[kind]) })), issue };
}

const known = new WeakMap<CabinOffer, Map<number, PartyOffer>>();

/** The suggestions for a party, and why it cannot be booked. Computed once for an offer: it takes milliseconds for twenty people, and a press waits for it. */
export function partyOffer(offer: CabinOffer, party: number): PartyOffer {
  const ofOffer = known.get(offer) ?? new Map<number, PartyOffer>();
  known.set(offer, ofOffer);
  const result = ofOffer.get(party) ?? toPartyOffer(offer, party);
  ofOffer.set(party, result);
  return result;
}
