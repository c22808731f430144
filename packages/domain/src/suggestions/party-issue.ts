import type { CabinType } from '../schema/cabin-type.ts';
import type { Availability } from '../schema/departure.ts';
import { suggestCabins } from './suggest-cabins.ts';

/**
 * Why a number of persons cannot be booked. `count`: the fewest or most persons that the departure takes, or all places of the selectable
 * cabins. `no-combination`: there are places for all, but no cabins that hold exactly these persons.
 */
export type PartyIssue = { kind: 'below-minimum' | 'above-maximum' | 'too-few-places'; count: number } | { kind: 'no-combination' };

type Limits = Pick<Availability, 'minimum_passengers' | 'maximum_passengers'>;

/** A number of persons outside the departure's limits; null within them, and while they are not known. CABIN-35. */
export function passengerLimitIssue(limits: Limits | null | undefined, persons: number): PartyIssue | null {
  if (!limits) return null;
  const { minimum_passengers: least, maximum_passengers: most } = limits;
  if (persons < least) return { kind: 'below-minimum', count: least };
  return persons > most ? { kind: 'above-maximum', count: most } : null;
}

/** Why a party cannot be booked in the selectable cabins of a departure; null if it can, or if there are no cabin types. CABIN-36. */
export function partyIssue(limits: Limits | null | undefined, cabinTypes: readonly CabinType[], party: number): PartyIssue | null {
  if (cabinTypes.length === 0) return null;
  const places = cabinTypes.reduce((total, { count, maximum_occupancy }) => total + count * maximum_occupancy, 0);
  if (places < party) return { kind: 'too-few-places', count: places };
  return passengerLimitIssue(limits, party) ?? (suggestCabins(cabinTypes, party) ? null : { kind: 'no-combination' });
}
