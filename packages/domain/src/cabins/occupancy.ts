import type { AssignmentMode } from './assignment-mode.ts';

/** How many persons a cabin must and may hold. */
export type Occupancy = { least: number; most: number };

/** A cabin with the wrong number of occupants. `index` is the passenger who gets the error: the first if there are too few, each one beyond the maximum. */
export type OccupancyProblem = { index: number; kind: 'too-few'; least: number } | { index: number; kind: 'too-many' };

const toProblems = (inside: readonly number[], { least, most }: Occupancy): OccupancyProblem[] => [
  ...(inside.length < least ? inside.slice(0, 1).map((index) => ({ index, kind: 'too-few' as const, least })) : []),
  ...inside.slice(most).map((index) => ({ index, kind: 'too-many' as const })),
];

/**
 * The occupancy check, for form and backend. `per-cabin`: each named cabin holds between its minimum and its maximum. `total` (a configuration
 * setting): all passengers together are at most the spaces of all cabins together, whoever is assigned to which.
 * @param cabinKeys the cabin of each passenger, in order; keys that are not in `cabins` are not counted here.
 * PASS-41, PASS-42.
 */
export function checkOccupancy(
  cabinKeys: readonly string[],
  cabins: ReadonlyMap<string, Occupancy>,
  mode: AssignmentMode,
): OccupancyProblem[] {
  const all = { occupancy: { least: 0, most: 0 }, inside: [] as number[] };
  for (const { most } of cabins.values()) all.occupancy.most += most;
  const groups = new Map<string, typeof all>();
  for (const [index, key] of cabinKeys.entries()) {
    const occupancy = cabins.get(key);
    if (!occupancy) continue;
    const group = mode === 'total' ? all : (groups.get(key) ?? { occupancy, inside: [] });
    group.inside.push(index);
    groups.set(mode === 'total' ? '' : key, group);
  }
  return [...groups.values()].flatMap(({ occupancy, inside }) => toProblems(inside, occupancy));
}
