import { parseCabinKey } from '@booking/domain/cabins';
import type { ValidPassenger } from '@booking/domain/passengers';
import { isIsoDate } from '@booking/domain/schema';
import type { CabinTravellers, Traveller } from '@booking/ui/steps/confirmation';

type Names = { cabinNames: Readonly<Record<string, string>>; productNames: Readonly<Record<string, string>> };
type Options = {
  /** The ids of products that belong to the trip: nobody has chosen them. */
  mandatory: readonly string[];
  /** Where a passenger can be changed; null if that is not possible. */
  toHref(index: number): string | null;
};

/**
 * Groups the passengers by cabin, in the order of each cabin's first passenger, with all that was entered.
 */
export function travellersByCabin(
  passengers: readonly ValidPassenger[],
  { cabinNames, productNames }: Names,
  { mandatory, toHref }: Options,
): CabinTravellers[] {
  const getName = (id: string): string | null => (id === '' ? null : (productNames[id] ?? id));
  const groups = new Map<string, Traveller[]>();
  for (const [index, { firstName, lastName, dateOfBirth, bodyHeight, cabin, bike, diet, other }] of passengers.entries()) {
    const traveller: Traveller = {
      index,
      name: `${firstName} ${lastName}`.trim(),
      dateOfBirth: isIsoDate(dateOfBirth) ? dateOfBirth : null,
      bodyHeight,
      bike: getName(bike),
      diet: getName(diet),
      extras: other.filter((id) => !mandatory.includes(id)).map((id) => productNames[id] ?? id),
      changeHref: toHref(index),
    };
    groups.set(cabin, [...(groups.get(cabin) ?? []), traveller]);
  }
  return [...groups].map(([key, people]) => {
    const parts = parseCabinKey(key);
    return { key, name: parts ? (cabinNames[parts.typeId] ?? parts.typeId) : key, number: (parts?.index ?? 0) + 1, people };
  });
}
