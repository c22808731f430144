import { toCents } from '@booking/domain/money';
import { aCabinType, aDeparture } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { isSameSelection, quoteCabins, secondPersonCost, suggestedCabins } from './suggested-cabins.ts';

const twin = aCabinType({ name: 'Twin', surcharge_price: 1500, count: 4 });
const departure = aDeparture({ id: 'D1', tour_id: 'T1', tour_name: 'Tour', ship_id: 'S1', ship_name: 'Ship' });
const products = { bikes: [], diets: [], other: [], sgr: null, insurance_policies: [] };
const price = (cabinTypes: (typeof twin)[]) => (cabins: Record<string, readonly number[]>) =>
  quoteCabins({ departure, cabinTypes, products, cabins });

test('each suggestion has the price of the trip', () => {
  expect(suggestedCabins([twin], 2, price([twin]))).toMatchObject([
    { kind: 'cheapest', cabins: { twin: [2] }, quote: { total: 200_000 } },
    { kind: 'roomiest', cabins: { twin: [1, 1] }, quote: { total: 300_000 } },
  ]);
});

test('cheapest and roomiest are one suggestion if they are the same', () => {
  expect(suggestedCabins([twin], 1, price([twin])).map(({ kind }) => kind)).toEqual(['cheapest']);
});

test('a party that does not fit gets no suggestion', () => expect(suggestedCabins([twin], 20, price([twin]))).toEqual([]));

test('selections are equal in any order', () => {
  expect(isSameSelection({ twin: [2, 1] }, { twin: [1, 2] })).toBe(true);
  expect(isSameSelection({ twin: [2, 1] }, { twin: [2, 2] })).toBe(false);
  expect(isSameSelection({ twin: [2] }, { twin: [2], family: [2] })).toBe(false);
});

test.each([
  ['the second pays less than the surcharge', twin, 2, [1], 0, 50_000],
  ['in the second cabin', twin, 3, [2, 1], 1, 50_000],
  ['less for both than for one', { ...twin, surcharge_price: toCents(250_000) }, 2, [1], 0, -50_000],
  ['not taken by one', twin, 3, [2, 1], 0, null],
  ['a cabin for one', { ...twin, maximum_occupancy: 1 }, 2, [1], 0, null],
  ['nobody travels along', twin, 1, [1], 0, null],
  ['not chosen', twin, 2, [1], 1, null],
] as const)('what a second person adds to the total: %s (CABIN-41)', (_, type, party, persons, index, expected) =>
  expect(secondPersonCost({ cabinTypes: [type], party, selection: { twin: persons } }, { typeId: 'twin', index }, price([type]))).toBe(
    expected,
  ),
);
