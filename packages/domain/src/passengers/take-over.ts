import { isBlank } from '../schema/normalise-text.ts';
import type { Passenger } from './form-values.ts';

/** What a passenger can share with the one before: the surname, or what both have on the trip. PASS-90, PASS-91. */
const shared = { name: ['lastName'], trip: ['bike', 'diet'] } as const satisfies Record<string, (keyof Passenger)[]>;
export type SharedPart = keyof typeof shared;
type Shared = Pick<Passenger, (typeof shared)[SharedPart][number]>;

/** The values that a passenger copies from the one before, each only where there is none yet. PASS-90, PASS-91. */
export function takeOver(passengers: readonly Shared[], index: number, part: SharedPart): Partial<Shared> {
  const [before, passenger] = [passengers[index - 1], passengers[index]];
  if (!before || !passenger) return {};
  return Object.fromEntries(
    shared[part].filter((key) => isBlank(passenger[key]) && !isBlank(before[key])).map((key) => [key, before[key]]),
  );
}

type TripChoice = Pick<Passenger, 'bike' | 'other'>;

/**
 * The passengers with the bicycle and the extras of the first one: a bicycle for each who has none, the extras for each who has only the mandatory
 * ones. PASS-103.
 */
export function shareTrip<P extends TripChoice>(passengers: readonly P[], mandatory: readonly string[]): P[] {
  const [first] = passengers;
  const hasNone = ({ other }: TripChoice) => other.every((id) => mandatory.includes(id));
  return passengers.map((passenger) => ({
    ...passenger,
    bike: passenger.bike || (first?.bike ?? ''),
    other: first && hasNone(passenger) && !hasNone(first) ? [...first.other] : passenger.other,
  }));
}
