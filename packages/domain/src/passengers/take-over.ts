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
