import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CabinSelection, cabinCount, fitSelection, personCount } from '../cabins/index.ts';
import { times } from '../money/money.ts';
import { cabinPrice } from '../pricing/index.ts';
import type { CabinType } from '../schema/cabin-type.ts';
import { aCabinType } from '../testing/catalogue.ts';
import { suggestCabins } from './index.ts';

const twin = aCabinType({ unit_price: 1000, surcharge_price: 1500, count: 4, available_count: 4 });
const family = aCabinType({
  id: 'family',
  minimum_occupancy: 2,
  maximum_occupancy: 4,
  unit_price: 1100,
  discount_price: 900,
  count: 2,
  available_count: 2,
});

const priceOf = (cabinTypes: readonly CabinType[], selection: CabinSelection): number =>
  cabinTypes.reduce(
    (total, type) => (selection[type.id] ?? []).reduce((sum, persons) => sum + times(cabinPrice(type, persons), persons), total),
    0,
  );

/** Every selection that holds exactly the party, by trying all of them. */
function everySelection(cabinTypes: readonly CabinType[], party: number): CabinSelection[] {
  const [type, ...rest] = cabinTypes;
  if (!type) return party === 0 ? [{}] : [];
  const ways = (cabins: number, most: number, left: number): number[][] => [
    [],
    ...(cabins === 0
      ? []
      : Array.from(
          { length: Math.max(0, Math.min(most, left) - type.minimum_occupancy + 1) },
          (_, index) => type.minimum_occupancy + index,
        ).flatMap((persons) => ways(cabins - 1, persons, left - persons).map((others) => [persons, ...others]))),
  ];
  return ways(type.available_count, type.maximum_occupancy, party).flatMap((cabins) =>
    everySelection(rest, party - cabins.reduce((sum, persons) => sum + persons, 0)).map((others) =>
      cabins.length === 0 ? others : { [type.id]: cabins, ...others },
    ),
  );
}

describe('The cheapest and the roomiest free cabins that hold exactly the party', () => {
  test('the cheapest', () => {
    expect(suggestCabins([twin, family], 4)?.cheapest).toEqual({ family: [4] });
    expect(suggestCabins([twin, family], 5)?.cheapest).toEqual({ twin: [2], family: [3] });
  });
  test('of equally cheap ones the one with the most cabins', () => {
    expect(suggestCabins([{ ...twin, surcharge_price: twin.unit_price }], 2)?.cheapest).toEqual({ twin: [1, 1] });
  });
  test('the roomiest has the most cabins, and of these is the cheapest', () => {
    expect(suggestCabins([twin, family], 4)?.roomiest).toEqual({ twin: [1, 1, 1, 1] });
    expect(suggestCabins([twin, family], 6)?.roomiest).toEqual({ twin: [1, 1, 1, 1], family: [2] });
  });
  test('what may be chosen but is not free for certain is suggested only where the free ones do not hold the party', () => {
    const few = { ...twin, available_count: 1 };
    expect(suggestCabins([few], 2)?.roomiest).toEqual({ twin: [2] });
    expect(suggestCabins([few], 3)?.cheapest).toEqual({ twin: [2, 1] });
  });
  test('never more cabins than may be chosen, whatever is free (CABIN-33)', () => {
    const odd = { ...twin, count: 1, available_count: 4 };
    expect(suggestCabins([odd], 2)).toEqual({ cheapest: { twin: [2] }, roomiest: { twin: [2] } });
    expect(suggestCabins([odd], 3)).toBeNull();
  });
  test('nothing where no combination holds exactly the party', () => {
    expect(suggestCabins([family], 1)).toBeNull();
    expect(suggestCabins([twin, family], 17)).toBeNull();
    expect(suggestCabins([], 2)).toBeNull();
  });

  const price = fc.integer({ min: 0, max: 9 });
  const type = (id: string) =>
    fc
      .tuple(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        price,
        fc.option(price),
        fc.option(price),
      )
      .map(([least, more, count, unit_price, discount_price, surcharge_price]) =>
        aCabinType({
          id,
          minimum_occupancy: least,
          maximum_occupancy: least + more,
          count,
          available_count: count,
          unit_price,
          discount_price,
          surcharge_price,
        }),
      );

  test('exact: as good as the best of all combinations', () => {
    fc.assert(
      fc.property(type('a'), type('b'), type('c'), fc.integer({ min: 1, max: 9 }), (a, b, c, party) => {
        const types = [a, b, c];
        const rank = (selection: CabinSelection) => [priceOf(types, selection), cabinCount(selection)] as const;
        const all = everySelection(types, party).map(rank);
        const found = suggestCabins(types, party);
        if (all.length === 0) {
          expect(found).toBeNull();
          return;
        }
        const [cheapest] = all.toSorted(([price, cabins], [otherPrice, others]) => price - otherPrice || others - cabins);
        const [roomiest] = all.toSorted(([price, cabins], [otherPrice, others]) => others - cabins || price - otherPrice);
        expect(found && rank(found.cheapest)).toEqual(cheapest);
        expect(found && rank(found.roomiest)).toEqual(roomiest);
        for (const selection of Object.values(found ?? {})) {
          expect(personCount(selection)).toBe(party);
          expect(fitSelection(selection, types)).toEqual(selection);
        }
      }),
    );
  });
});
