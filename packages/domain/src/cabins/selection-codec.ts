import type { CabinSelection } from './selection.ts';

/** The values of the repeated query parameter `cabins`: `<cabinTypeId>:2,1`, one per cabin type. CABIN-2. */
export const encodeCabins = (selection: CabinSelection): string[] =>
  Object.entries(selection)
    .filter(([, cabins]) => cabins.length > 0)
    .map(([id, cabins]) => `${id}:${cabins.join(',')}`);

/**
 * Reads the values of `cabins` back. Counts are parsed as integers; zeros and non-numbers are dropped, and so is a type
 * without cabins. Never throws: addresses are written by hand. CABIN-3.
 */
export function decodeCabins(values: readonly string[]): CabinSelection {
  const selection = new Map<string, number[]>();
  for (const value of values) {
    const colon = value.lastIndexOf(':');
    if (colon <= 0) continue;
    const cabins = value
      .slice(colon + 1)
      .split(',')
      .map((text) => Number.parseInt(text, 10))
      .filter((persons) => persons > 0);
    const id = value.slice(0, colon);
    if (cabins.length > 0) selection.set(id, [...(selection.get(id) ?? []), ...cabins]);
  }
  return Object.fromEntries(selection);
}
