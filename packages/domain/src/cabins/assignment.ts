import type { ErrorCode } from '../errors/error-code.ts';
import type { AssignmentMode } from './assignment-mode.ts';
import { type CabinOption, parseCabinKey } from './cabin-options.ts';
import type { CabinSelection } from './selection.ts';

/**
 * What is wrong with the cabins of the passengers, in order: none chosen, one that is not there, or more occupants than there
 * are spaces (said of those who come too late). At most one code per passenger.
 */
export function checkAssignment(
  cabinKeys: readonly string[],
  options: readonly CabinOption[],
  mode: AssignmentMode,
): { index: number; code: ErrorCode }[] {
  const spaces = new Map(options.map((option) => [option.key, option.spaces]));
  const total = options.reduce((sum, option) => sum + option.spaces, 0);
  const taken = new Map<string, number>();
  let placed = 0;
  return cabinKeys.flatMap((key, index): { index: number; code: ErrorCode }[] => {
    if (key === '') return [{ index, code: 'cabin-required' }];
    const limit = spaces.get(key);
    if (limit === undefined) return [{ index, code: 'cabin-invalid' }];
    placed += 1;
    const occupants = (taken.get(key) ?? 0) + 1;
    taken.set(key, occupants);
    const full = mode === 'total' ? placed > total : occupants > limit;
    return full ? [{ index, code: 'cabin-too-many-occupants' }] : [];
  });
}

/** The cabins that the passengers' keys name, each with the passengers assigned to it. Blank and malformed keys name none. Contract, Booking. */
export function selectionOfAssignment(cabinKeys: readonly string[]): CabinSelection {
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
