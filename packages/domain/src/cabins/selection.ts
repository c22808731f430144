import type { CabinType } from '../schema/cabin-type.ts';

/** Persons per cabin, by cabin type id. CABIN-18. */
export type CabinSelection = Readonly<Record<string, readonly number[]>>;

/** The record's own value for a key; names like `constructor` are keys like any other. */
export const getEntry = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const without = (selection: CabinSelection, id: string): CabinSelection =>
  Object.fromEntries(Object.entries(selection).filter(([key]) => key !== id));

const withCabins = (selection: CabinSelection, id: string, cabins: readonly number[]): CabinSelection =>
  cabins.length === 0 ? without(selection, id) : { ...selection, [id]: cabins };

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(Math.trunc(value) || 0, low), high);

/**
 * Sets how many cabins of a type are chosen, 0 to its `count`: more get the minimum occupancy, fewer lose the last ones.
 * CABIN-11, CABIN-13.
 */
export function setCabinCount(
  selection: CabinSelection,
  cabinType: Pick<CabinType, 'id' | 'count' | 'minimum_occupancy'>,
  count: number,
): CabinSelection {
  const target = clamp(count, 0, cabinType.count);
  const now = getEntry(selection, cabinType.id) ?? [];
  const added = Array.from({ length: Math.max(0, target - now.length) }, () => cabinType.minimum_occupancy);
  return withCabins(selection, cabinType.id, [...now.slice(0, target), ...added]);
}

/** Sets the persons in the cabin at `index` of a type. For an index that is not chosen, a no-op. */
export function setPersons(selection: CabinSelection, cabinTypeId: string, index: number, persons: number): CabinSelection {
  const now = getEntry(selection, cabinTypeId);
  return now ? { ...selection, [cabinTypeId]: now.map((value, at) => (at === index ? persons : value)) } : selection;
}

/** Persons in all cabins: the number of booked spaces. */
export const personCount = (selection: CabinSelection): number =>
  Object.values(selection).reduce((total, cabins) => cabins.reduce((subtotal, persons) => subtotal + persons, total), 0);

/** The number of cabins of all types. */
export const cabinCount = (selection: CabinSelection): number =>
  Object.values(selection).reduce((total, cabins) => total + cabins.length, 0);

/** A selection adjusted to the cabin types: unknown ids and surplus cabins are removed, persons are brought within the occupancy. */
export function fitSelection(selection: CabinSelection, cabinTypes: readonly CabinType[]): CabinSelection {
  return cabinTypes.reduce<CabinSelection>((fitted, { id, count, minimum_occupancy, maximum_occupancy }) => {
    const cabins = (getEntry(selection, id) ?? []).filter((persons) => persons > 0).slice(0, count);
    return withCabins(
      fitted,
      id,
      cabins.map((persons) => clamp(persons, minimum_occupancy, maximum_occupancy)),
    );
  }, {});
}
