import { parseCabinKey } from '../cabins/cabin-options.ts';
import type { Fault } from '../pricing/check-quote-input.ts';
import type { BookingRequest } from '../schema/booking.ts';
import type { CabinType } from '../schema/cabin-type.ts';

const at = (index: number): string => `passengers.${index}.cabin`;

/** The persons that a cabin must and may hold, said of the passengers in it: the first when there are too few, those who come too late. */
const occupancyFaults = ({ minimum_occupancy, maximum_occupancy }: CabinType, inside: readonly number[]): Fault[] => [
  ...(inside.length < minimum_occupancy
    ? inside.slice(0, 1).map((index) => ({ path: at(index), message: `at least ${minimum_occupancy} persons in this cabin` }))
    : []),
  ...inside.slice(maximum_occupancy).map((index) => ({ path: at(index), message: 'cabin-too-many-occupants' })),
];

/**
 * The cabins that the passengers' keys name must exist (numbered from 0, fewer than `count` of a type), and each must hold
 * between its minimum and maximum occupancy. Specification section 5; contract, Booking.
 */
export function checkCabins(passengers: BookingRequest['passengers'], cabinTypes: readonly CabinType[]): Fault[] {
  const faults: Fault[] = [];
  const cabins = new Map<string, { type: CabinType; inside: number[] }>();
  for (const [index, { cabin }] of passengers.entries()) {
    const parts = parseCabinKey(cabin);
    const type = cabinTypes.find(({ id }) => id === parts?.typeId);
    if (!parts || !type || parts.index >= type.count) {
      faults.push({ path: at(index), message: cabin === '' ? 'cabin-required' : 'cabin-invalid' });
      continue;
    }
    const place = cabins.get(cabin) ?? { type, inside: [] };
    place.inside.push(index);
    cabins.set(cabin, place);
  }
  return [...faults, ...Array.from(cabins.values()).flatMap(({ type, inside }) => occupancyFaults(type, inside))];
}
