import { type CabinSelection, cabinCount, getEntry, setPersons } from '@booking/domain/cabins';
import { noInsurance } from '@booking/domain/insurance';
import { type Cents, subtract } from '@booking/domain/money';
import { type Quote, type QuoteInput, quote } from '@booking/domain/pricing';
import type { CabinType } from '@booking/domain/schema';
import { suggestCabins } from '@booking/domain/suggestions';
import type { CabinSuggestion } from '@booking/ui/steps/cabins';

/** The quote of a suggestion: of the cabins and what comes on top of them, without what is stored for the departure. */
export const quoteCabins = (input: Pick<QuoteInput, 'departure' | 'cabinTypes' | 'products' | 'cabins'>): Quote =>
  quote({ ...input, passengers: [], country: null, coupon: null, additional: {}, insurance: noInsurance });

/** True if two selections contain the same cabins, in any order. */
export const isSameSelection = (one: CabinSelection, other: CabinSelection): boolean =>
  cabinCount(one) === cabinCount(other) &&
  Object.entries(one).every(([id, cabins]) => cabins.toSorted().join() === (getEntry(other, id) ?? []).toSorted().join());

/** The suggestions for the party, with the quote of the trip. If both are the same there is only one. */
export function suggestedCabins(
  cabinTypes: readonly CabinType[],
  party: number,
  quoteFor: (cabins: CabinSelection) => Quote,
): Omit<CabinSuggestion, 'chosen'>[] {
  const found = suggestCabins(cabinTypes, party);
  if (!found) return [];
  const { cheapest, roomiest } = found;
  const kinds = isSameSelection(cheapest, roomiest) ? (['cheapest'] as const) : (['cheapest', 'roomiest'] as const);
  return kinds.map((kind) => ({ kind, cabins: found[kind], quote: quoteFor(found[kind]) }));
}

/**
 * What a second person in a cabin taken by one adds to the total of the selection, in cents. Null if the cabin holds only one, is not taken by
 * one, or nobody travels along.
 */
export function secondPersonCost(
  { cabinTypes, party, selection }: { cabinTypes: readonly CabinType[]; party: number; selection: CabinSelection },
  { typeId, index }: { typeId: string; index: number },
  quoteFor: (cabins: CabinSelection) => Quote,
): Cents | null {
  const type = cabinTypes.find(({ id }) => id === typeId);
  if (party < 2 || !type || type.maximum_occupancy < 2 || getEntry(selection, typeId)?.[index] !== 1) return null;
  return subtract(quoteFor(setPersons(selection, typeId, index, 2)).total, quoteFor(selection).total);
}
