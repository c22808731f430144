import type { DayState, FittingDeparture } from './day-state.ts';

/** What a day of the calendar says below its number; null where there is no departure. */
export type DayLabel = { kind: 'only-left' | 'available'; count: number } | { kind: 'on-request' | 'fully-booked' } | null;

/** At most so many places left are `only N left`. */
export const fewPlaces = 5;

/**
 * The label of a day that has departures. The count is the most places that one of its fitting departures has.
 * Decisions, Calendar.
 */
export function dayLabel(state: DayState, fitting: readonly Pick<FittingDeparture, 'availability'>[]): NonNullable<DayLabel> {
  if (state === 'unavailable') return { kind: 'fully-booked' };
  if (state === 'on_request') return { kind: 'on-request' };
  const count = Math.max(...fitting.map(({ availability }) => availability.available_passengers));
  return { kind: count <= fewPlaces ? 'only-left' : 'available', count };
}
