import { fewPlaces } from '../cabins/scarcity.ts';
import type { Departure } from '../schema/departure.ts';
import type { DayState, FittingDeparture } from './day-state.ts';

/**
 * The label below a day's number in the calendar; null without a departure and for a day that cannot be booked any more. `count`: places, or the
 * smallest or largest party that is possible.
 */
export type DayLabel =
  | { kind: 'only-left' | 'available' | 'from-persons' | 'up-to-persons'; count: number }
  | { kind: 'on-request' | 'fully-booked' }
  | null;

/** The party closest to the given one that some of the departures take; null if they take none. */
function closestParty(departures: readonly Departure[], party: number): number | null {
  const closest = departures.flatMap(({ availability }) => {
    const { minimum_passengers: minimum, maximum_passengers: maximum } = availability ?? { minimum_passengers: 0, maximum_passengers: 0 };
    return Math.max(1, minimum) > maximum ? [] : [Math.min(Math.max(party, minimum), maximum)];
  });
  return closest.toSorted((one, two) => Math.abs(one - party) - Math.abs(two - party))[0] ?? null;
}

/** The label of a day that can be booked, but not by this party. DATE-28, DATE-35. */
export function unavailableLabel(departures: readonly Departure[], party: number): NonNullable<DayLabel> {
  const count = closestParty(departures, party);
  if (count === null) return { kind: 'fully-booked' };
  return { kind: count > party ? 'from-persons' : 'up-to-persons', count };
}

/** The label of a day whose best departures are these. The count is the most places that one of them has. DATE-26, DATE-27. */
export function fittingLabel(state: Exclude<DayState, 'unavailable'>, best: readonly FittingDeparture[]): NonNullable<DayLabel> {
  if (state === 'on_request') return { kind: 'on-request' };
  const places = Math.max(...best.map(({ availability }) => availability.available_passengers));
  return { kind: places <= fewPlaces ? 'only-left' : 'available', count: places };
}
