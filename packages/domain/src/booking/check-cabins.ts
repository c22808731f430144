import type { AssignmentMode } from '../cabins/assignment-mode.ts';
import { parseCabinKey } from '../cabins/cabin-options.ts';
import type { Fault } from '../pricing/check-quote-input.ts';
import type { BookingRequest } from '../schema/booking.ts';
import type { CabinType } from '../schema/cabin-type.ts';

const at = (index: number): string => `passengers.${index}.cabin`;

/** The persons that a cabin must and may hold, said of the passengers in it: the first when there are too few, those who come too late. */
const occupancyFaults = (inside: readonly number[], low: number, high: number): Fault[] => [
  ...(inside.length < low
    ? inside.slice(0, 1).map((index) => ({ path: at(index), message: `at least ${low} persons in this cabin` }))
    : []),
  ...inside.slice(high).map((index) => ({ path: at(index), message: 'cabin-too-many-occupants' })),
];

/**
 * The cabins that the passengers' keys name must exist (numbered from 0, fewer than `count` of a type), and each must hold
 * between its minimum and maximum occupancy. With the switch to a total count, all cabins of a type together must hold
 * their passengers. Specification section 5; contract, Booking.
 */
export function checkCabins(
  passengers: BookingRequest['passengers'],
  cabinTypes: readonly CabinType[],
  assignment: AssignmentMode,
): Fault[] {
  const faults: Fault[] = [];
  const groups = new Map<string, { type: CabinType; inside: number[] }>();
  for (const [index, { cabin }] of passengers.entries()) {
    const parts = parseCabinKey(cabin);
    const type = cabinTypes.find(({ id }) => id === parts?.typeId);
    if (!parts || !type || parts.index >= type.count) {
      faults.push({ path: at(index), message: cabin === '' ? 'cabin-required' : 'cabin-invalid' });
      continue;
    }
    const key = assignment === 'total' ? type.id : cabin;
    const group = groups.get(key) ?? { type, inside: [] };
    group.inside.push(index);
    groups.set(key, group);
  }
  const occupancy = Array.from(groups.values()).flatMap(({ type, inside }) =>
    assignment === 'total'
      ? occupancyFaults(inside, 0, type.count * type.maximum_occupancy)
      : occupancyFaults(inside, type.minimum_occupancy, type.maximum_occupancy),
  );
  return [...faults, ...occupancy];
}
