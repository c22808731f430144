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
 * ones. What an earlier press has given is no choice of their own: it is replaced. PASS-103.
 * @param earlier what it has given; null for the first press
 */
export function shareTrip<P extends TripChoice>(passengers: readonly P[], mandatory: readonly string[], earlier: TripChoice | null): P[] {
  const [first] = passengers;
  if (!first) return [];
  const isOwnBike = (bike: string): boolean => bike !== '' && bike !== earlier?.bike;
  const optional = (ids: readonly string[]): string =>
    ids
      .filter((id) => !mandatory.includes(id))
      .toSorted()
      .join();
  const isOwnExtras = (ids: readonly string[]): boolean => optional(ids) !== '' && optional(ids) !== optional(earlier?.other ?? []);
  return passengers.map((passenger, index) =>
    index === 0
      ? passenger
      : {
          ...passenger,
          bike: isOwnBike(passenger.bike) ? passenger.bike : first.bike || passenger.bike,
          other: isOwnExtras(passenger.other) || optional(passenger.other) === optional(first.other) ? passenger.other : [...first.other],
        },
  );
}
