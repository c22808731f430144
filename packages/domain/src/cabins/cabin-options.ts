import type { CabinType } from '../schema/cabin-type.ts';
import { type CabinSelection, getEntry } from './selection.ts';

/** A chosen cabin, to which passengers are assigned. `number` counts from 1 within its type; `spaces` are the persons chosen for it. */
export type CabinOption = { key: string; typeId: string; name: string; number: number; spaces: number };

/** The key of a chosen cabin, `<cabinTypeId>:<i>`, i from 0 within its type. CABIN-19. */
export const cabinKey = (typeId: string, index: number): string => `${typeId}:${index}`;

/** A cabin key's two parts; null for any other text. */
export function parseCabinKey(key: string): { typeId: string; index: number } | null {
  const match = /^(.+):(0|[1-9]\d{0,5})$/.exec(key);
  if (!match) return null;
  const [, typeId = '', index] = match;
  return { typeId, index: Number(index) };
}

/** The chosen cabins, in the order of the cabin types. */
export const cabinOptions = (selection: CabinSelection, cabinTypes: readonly Pick<CabinType, 'id' | 'name'>[]): CabinOption[] =>
  cabinTypes.flatMap(({ id, name }) =>
    (getEntry(selection, id) ?? []).map((spaces, index) => ({ key: cabinKey(id, index), typeId: id, name, number: index + 1, spaces })),
  );
