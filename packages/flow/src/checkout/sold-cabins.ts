import { type CabinSelection, entryOf } from '@booking/domain/cabins';
import type { CabinType } from '@booking/domain/schema';

/**
 * The names of the chosen cabin types of which fewer are free than were chosen; a type that is no longer there has none. Null where all
 * chosen cabins are free. BOOK-31.
 */
export function soldCabins(
  chosen: CabinSelection,
  cabinTypes: readonly Pick<CabinType, 'id' | 'name' | 'count'>[],
): readonly string[] | null {
  const short = Object.entries(chosen).filter(
    ([id, cabins]) => cabins.filter((persons) => persons > 0).length > (cabinTypes.find((type) => type.id === id)?.count ?? 0),
  );
  return short.length === 0 ? null : cabinTypes.filter(({ id }) => short.some(([chosenId]) => chosenId === id)).map(({ name }) => name);
}

/** The types with as many cabins as were chosen, so that a form about them stays as it is while one is sold; for a selection of any size. */
export const keepChosen = <Type extends Pick<CabinType, 'id' | 'count'>>(
  chosen: CabinSelection,
  cabinTypes: readonly Type[],
  most: number,
): Type[] => cabinTypes.map((type) => ({ ...type, count: Math.max(type.count, Math.min(entryOf(chosen, type.id)?.length ?? 0, most)) }));
