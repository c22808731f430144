import { isBlank } from '../schema/normalise-text.ts';
import type { Passenger } from './form-values.ts';

const shared = ['lastName', 'bike', 'diet'] as const satisfies (keyof Passenger)[];
type Shared = Pick<Passenger, (typeof shared)[number]>;

/** The values that a passenger copies from the one before: surname, bicycle and diet, each only where there is none yet. PASS-61. */
export function takeOver(passengers: readonly Shared[], index: number): Partial<Shared> {
  const [before, passenger] = [passengers[index - 1], passengers[index]];
  if (!before || !passenger) return {};
  return Object.fromEntries(shared.filter((key) => isBlank(passenger[key]) && !isBlank(before[key])).map((key) => [key, before[key]]));
}
