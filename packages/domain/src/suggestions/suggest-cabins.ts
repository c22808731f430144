import type { CabinSelection } from '../cabins/selection.ts';
import { add, type Cents, times, zero } from '../money/money.ts';
import { cabinPrice } from '../pricing/cabin-price.ts';
import type { CabinType } from '../schema/cabin-type.ts';

/** Two ways to place a party. They are equal if the cheapest also has the most cabins. */
export type CabinSuggestions = { cheapest: CabinSelection; roomiest: CabinSelection };

/** Cabins for some of the party, as a linked list: the last one added, and those before it. */
type Placed = { price: Cents; cabins: number; last: { typeId: string; persons: number; before: Placed } | null };
type Compare = (one: Placed, other: Placed) => number;

const byPrice: Compare = (one, other) => one.price - other.price || other.cabins - one.cabins;
const byCabinCount: Compare = (one, other) => other.cabins - one.cabins || one.price - other.price;

/**
 * The best way to place exactly `party` persons, or null. Dynamic programming over the cabins, one after the other: of all ways to place n persons
 * in the cabins so far only the best is kept, since adding the same cabins to two of them does not change their order.
 */
function best(cabinTypes: readonly CabinType[], getCount: (type: CabinType) => number, party: number, compare: Compare): Placed | null {
  const nobody: Placed = { price: zero, cabins: 0, last: null };
  let placed: (Placed | undefined)[] = [nobody];
  for (const type of cabinTypes) {
    const { id, minimum_occupancy: least, maximum_occupancy: most } = type;
    // `latest`: the ways that end with the cabin of this type that was just added.
    let latest = placed;
    const all = [...placed];
    for (let cabin = 0; cabin < Math.min(getCount(type), party); cabin++) {
      const next: typeof placed = [];
      for (let persons = least; persons <= Math.min(most, party); persons++) {
        const price = times(cabinPrice(type, persons), persons);
        for (let total = persons; total <= party; total++) {
          const before = latest[total - persons];
          if (!before) continue;
          const one = { price: add(before.price, price), cabins: before.cabins + 1, last: { typeId: id, persons, before } };
          const other = next[total];
          if (!other || compare(one, other) < 0) next[total] = one;
        }
      }
      for (const [total, one] of next.entries()) {
        const other = all[total];
        if (one && (!other || compare(one, other) < 0)) all[total] = one;
      }
      latest = next;
    }
    placed = all;
  }
  return placed[party] ?? null;
}

function toSelection(placed: Placed): CabinSelection {
  const cabins = new Map<string, number[]>();
  for (let at: Placed | undefined = placed; at?.last; at = at.last.before)
    cabins.set(at.last.typeId, [...(cabins.get(at.last.typeId) ?? []), at.last.persons]);
  return Object.fromEntries([...cabins].map(([id, persons]) => [id, persons.toSorted((one, other) => other - one)]));
}

/**
 * The cheapest cabins for the party, of those the ones with the most cabins; and the roomiest: those with the most cabins, of which the
 * cheapest. They use the cabins that are certain to be free; if these cannot hold the party, all selectable cabins. Null if no
 * combination holds exactly the party. Exact. CABIN-31.
 * @param party a whole number of persons, at least 1.
 */
export function suggestCabins(cabinTypes: readonly CabinType[], party: number): CabinSuggestions | null {
  for (const getCount of [({ count, available_count }: CabinType) => Math.min(count, available_count), ({ count }: CabinType) => count]) {
    const [cheapest, roomiest] = [byPrice, byCabinCount].map((compare) => best(cabinTypes, getCount, party, compare));
    if (cheapest && roomiest) return { cheapest: toSelection(cheapest), roomiest: toSelection(roomiest) };
  }
  return null;
}
