import { parseCabinKey } from '@booking/domain/cabins';
import type { ValidPassenger } from '@booking/domain/passengers';
import type { CabinTravellers } from '@booking/ui/steps/confirmation';

/** Groups the passengers by cabin, in the order of each cabin's first passenger. CONF-31. */
export function travellersByCabin(
  passengers: readonly Pick<ValidPassenger, 'firstName' | 'lastName' | 'cabin'>[],
  cabinNames: Readonly<Record<string, string>>,
): CabinTravellers[] {
  const groups = new Map<string, (typeof passengers)[number][]>();
  for (const passenger of passengers) groups.set(passenger.cabin, [...(groups.get(passenger.cabin) ?? []), passenger]);
  return [...groups].map(([key, people]) => {
    const parts = parseCabinKey(key);
    const name = parts ? `${cabinNames[parts.typeId] ?? parts.typeId} ${parts.index + 1}` : key;
    return { key, name, people: people.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()) };
  });
}
