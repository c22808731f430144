import type { CabinType } from '../schema/cabin-type.ts';
import { type CabinSelection, getEntry } from './selection.ts';

/**
 * The names of the chosen cabin types with fewer available cabins than chosen ones, without types that no longer exist. Null if all chosen
 * cabins are available.
 */
export function soldCabins(
  chosen: CabinSelection,
  cabinTypes: readonly Pick<CabinType, 'id' | 'name' | 'count'>[],
): readonly string[] | null {
  const unavailable = Object.entries(chosen).filter(
    ([id, cabins]) => cabins.filter((persons) => persons > 0).length > (cabinTypes.find((type) => type.id === id)?.count ?? 0),
  );
  return unavailable.length === 0
    ? null
    : cabinTypes.filter(({ id }) => unavailable.some(([chosenId]) => chosenId === id)).map(({ name }) => name);
}

/** Raises the count of each type to the number of chosen cabins, up to `max`: a form does not change when one of its cabins is sold. */
export const keepChosen = <Type extends Pick<CabinType, 'id' | 'count'>>(
  chosen: CabinSelection,
  cabinTypes: readonly Type[],
  max: number,
): Type[] => cabinTypes.map((type) => ({ ...type, count: Math.max(type.count, Math.min(getEntry(chosen, type.id)?.length ?? 0, max)) }));
