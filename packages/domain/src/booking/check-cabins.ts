import type { AssignmentMode } from '../cabins/assignment-mode.ts';
import { cabinKey, parseCabinKey } from '../cabins/cabin-options.ts';
import { checkOccupancy, type Occupancy, type OccupancyProblem } from '../cabins/occupancy.ts';
import type { Issue } from '../errors/issue.ts';
import type { BookingRequest } from '../schema/booking.ts';
import type { CabinType } from '../schema/cabin-type.ts';

const issueAt = (index: number, message: string): Issue => ({ path: `passengers.${index}.cabin`, message });

const occupancyIssue = (problem: OccupancyProblem): Issue =>
  issueAt(problem.index, problem.kind === 'too-few' ? `at least ${problem.least} persons in this cabin` : 'cabin-too-many-occupants');

/** All cabins (`count` of each type) of the types that the keys name, by cabin key. */
function getCabinsOfTypes(cabinKeys: readonly string[], cabinTypes: readonly CabinType[]): Map<string, Occupancy> {
  const named = new Set(cabinKeys.map((key) => parseCabinKey(key)?.typeId));
  const cabins = new Map<string, Occupancy>();
  for (const { id, count, minimum_occupancy: least, maximum_occupancy: most } of cabinTypes) {
    if (!named.has(id)) continue;
    const occupancy = { least, most };
    for (let index = 0; index < count; index += 1) cabins.set(cabinKey(id, index), occupancy);
  }
  return cabins;
}

/**
 * The cabins that the passengers' keys name must exist (numbered from 0, fewer than `count` of a type), and each must hold
 * between its minimum and maximum occupancy. In `total` mode, all cabins of the named types together must hold
 * the passengers. CABIN-12, CABIN-19, PASS-41, PASS-42, BOOK-26.
 */
export function checkCabins(
  passengers: BookingRequest['passengers'],
  cabinTypes: readonly CabinType[],
  assignment: AssignmentMode,
): Issue[] {
  const keys = passengers.map(({ cabin }) => cabin);
  const cabins = getCabinsOfTypes(keys, cabinTypes);
  const missing = keys.flatMap((key, index) => (cabins.has(key) ? [] : [issueAt(index, key === '' ? 'cabin-required' : 'cabin-invalid')]));
  return [...missing, ...checkOccupancy(keys, cabins, assignment).map(occupancyIssue)];
}
