import { type DayLabel, type DayState, fewPlaces } from '@booking/domain/calendar';
import type { Departure } from '@booking/domain/schema';

/** The label of one departure, by the same rule as that of its day. Decisions, Calendar. */
export function departureLabel({ availability }: Pick<Departure, 'availability'>, state: DayState): NonNullable<DayLabel> {
  if (state === 'unavailable') return { kind: 'fully-booked' };
  if (state === 'on_request') return { kind: 'on-request' };
  const count = availability?.available_passengers ?? 0;
  return { kind: count <= fewPlaces ? 'only-left' : 'available', count };
}
