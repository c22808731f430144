import type { ErrorCode } from '../errors/error-code.ts';
import type { AssignmentMode } from './assignment-mode.ts';
import { type CabinOption, parseCabinKey } from './cabin-options.ts';
import { checkOccupancy } from './occupancy.ts';
import type { CabinSelection } from './selection.ts';

/**
 * The errors in the passengers' cabins, in order: none chosen, one that does not exist, or more occupants than spaces
 * (for the passengers beyond them). At most one code per passenger.
 */
export function checkAssignment(
  cabinKeys: readonly string[],
  options: readonly CabinOption[],
  mode: AssignmentMode,
): { index: number; code: ErrorCode }[] {
  const cabins = new Map(options.map(({ key, spaces }) => [key, { least: 0, most: spaces }]));
  const crowded = new Set(checkOccupancy(cabinKeys, cabins, mode).map(({ index }) => index));
  const getCode = (key: string, index: number): ErrorCode | null => {
    if (key === '') return 'cabin-required';
    if (!cabins.has(key)) return 'cabin-invalid';
    return crowded.has(index) ? 'cabin-too-many-occupants' : null;
  };
  return cabinKeys.flatMap((key, index) => {
    const code = getCode(key, index);
    return code ? [{ index, code }] : [];
  });
}

/** The cabins that the passengers' keys name, each with the passengers assigned to it. Blank and malformed keys name none. BOOK-26. */
export function toCabinSelection(cabinKeys: readonly string[]): CabinSelection {
  const types = new Map<string, Map<number, number>>();
  for (const key of cabinKeys) {
    const parts = parseCabinKey(key);
    if (!parts) continue;
    const cabins = types.get(parts.typeId) ?? new Map<number, number>();
    types.set(parts.typeId, cabins.set(parts.index, (cabins.get(parts.index) ?? 0) + 1));
  }
  return Object.fromEntries(
    [...types].map(([id, cabins]) => [id, [...cabins].sort(([one], [other]) => one - other).map(([, persons]) => persons)]),
  );
}

/**
 * The cabins for which a form with these passengers is priced: the chosen ones. In `total` mode, once every passenger has a cabin, those that
 * the passengers are assigned to. PASS-42.
 */
export const pricedCabins = (chosen: CabinSelection, cabinKeys: readonly string[], mode: AssignmentMode): CabinSelection =>
  mode === 'total' && cabinKeys.every((key) => key !== '') ? toCabinSelection(cabinKeys) : chosen;
