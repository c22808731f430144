import type { Departure } from '../schema/departure.ts';
import type { DayState, FittingDeparture } from './day-state.ts';

/** The label below a day's number in the calendar; null without a departure. */
export type DayLabel = { kind: 'only-left' | 'available'; count: number } | { kind: 'on-request' | 'fully-booked' } | null;

/** Up to this many places are labelled `only N left`. */
export const fewPlaces = 5;

const toLabel = (state: DayState, places: number): NonNullable<DayLabel> => {
  if (state === 'unavailable') return { kind: 'fully-booked' };
  if (state === 'on_request') return { kind: 'on-request' };
  return { kind: places <= fewPlaces ? 'only-left' : 'available', count: places };
};

/**
 * The label of a day that has departures. The count is the most places that one of its fitting departures has.
 * DATE-26, DATE-27, DATE-28.
 */
export function dayLabel(state: DayState, fitting: readonly Pick<FittingDeparture, 'availability'>[]): NonNullable<DayLabel> {
  return toLabel(state, Math.max(...fitting.map(({ availability }) => availability.available_passengers)));
}

/** The label of one departure in a state, by the same rule as that of its day. DATE-26, DATE-27, DATE-28. */
export const departureLabel = ({ availability }: Pick<Departure, 'availability'>, state: DayState): NonNullable<DayLabel> =>
  toLabel(state, availability?.available_passengers ?? 0);
