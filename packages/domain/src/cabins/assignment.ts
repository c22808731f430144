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

/** What is left in a cabin: `free` places, and whether somebody in it is too many. */
export type CabinPlaces = { free: number; isCrowded: boolean };

/**
 * The places of each cabin, by its key, counted as `checkAssignment` counts: in `total` mode nobody is too many in a cabin as long as all
 * cabins together have room, and what is taken beyond a cabin's own spaces is taken from the others. PASS-76, PASS-82.
 */
export function cabinPlaces(
  cabinKeys: readonly string[],
  options: readonly CabinOption[],
  mode: AssignmentMode,
): ReadonlyMap<string, CabinPlaces> {
  const crowded = new Set(
    checkAssignment(cabinKeys, options, mode).flatMap(({ index, code }) => (code === 'cabin-too-many-occupants' ? [cabinKeys[index]] : [])),
  );
  const known = cabinKeys.filter((key) => options.some((option) => option.key === key));
  const allSpaces = options.reduce((sum, { spaces }) => sum + spaces, 0);
  const most = mode === 'total' ? Math.max(0, allSpaces - known.length) : allSpaces;
  return new Map(
    options.map(({ key, spaces }) => {
      const own = spaces - known.filter((other) => other === key).length;
      return [key, { free: Math.min(Math.max(0, own), most), isCrowded: crowded.has(key) }];
    }),
  );
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
