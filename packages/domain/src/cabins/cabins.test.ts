import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCabinType } from '../testing/catalogue.ts';
import {
  areFewCabins,
  type CabinSelection,
  cabinCount,
  cabinOptions,
  checkAssignment,
  decodeCabins,
  encodeCabins,
  fitSelection,
  parseCabinKey,
  personCount,
  setCabinCount,
  setPersons,
  toCabinSelection,
} from './index.ts';

const twin = aCabinType();
const family = aCabinType({ id: 'family', name: 'Family cabin', minimum_occupancy: 2, maximum_occupancy: 4, count: 2 });

describe('Cabin changes', () => {
  test('raising a cabin-type count adds cabins with the minimum occupancy (CABIN-13)', () => {
    expect(setCabinCount({ family: [4] }, family, 2)).toEqual({ family: [4, 2] });
    expect(setCabinCount({}, twin, 2)).toEqual({ twin: [1, 1] });
  });
  test('lowering removes from the end (CABIN-13)', () => {
    expect(setCabinCount({ twin: [2, 1, 1] }, twin, 2)).toEqual({ twin: [2, 1] });
    expect(setCabinCount({ twin: [2, 1, 1] }, twin, 1)).toEqual({ twin: [2] });
  });
  test('Cabin count per type 0 up to count (CABIN-11)', () => {
    expect(setCabinCount({}, family, 9)).toEqual({ family: [2, 2] });
    expect(setCabinCount({ twin: [2], family: [2] }, twin, 0)).toEqual({ family: [2] });
    expect(setCabinCount({ twin: [2] }, twin, Number.NaN)).toEqual({});
  });
  test('Changing persons in a cabin replaces the old entry (CABIN-14)', () => {
    expect(setPersons({ twin: [2, 2] }, 'twin', 1, 1)).toEqual({ twin: [2, 1] });
    expect(setPersons({ twin: [2] }, 'family', 0, 1)).toEqual({ twin: [2] });
  });
  test('persons and cabins are counted over all types (CABIN-18)', () => {
    expect([personCount({ twin: [2, 1], family: [3] }), cabinCount({ twin: [2, 1], family: [3] })]).toEqual([6, 3]);
    expect([personCount({}), cabinCount({})]).toEqual([0, 0]);
  });
});

describe('The cabins query parameter is repeated, one per cabin type (CABIN-2)', () => {
  test('<cabinTypeId>:<n>,<n>', () => expect(encodeCabins({ 'a0C-twin': [2, 1], empty: [] })).toEqual(['a0C-twin:2,1']));

  test.each([
    ['counts parsed as integers (CABIN-3)', ['a:2,1'], { a: [2, 1] }],
    ['zeros and non-numbers dropped (CABIN-3)', ['a:2,0,x,,1'], { a: [2, 1] }],
    ['negative counts dropped', ['a:-1,2'], { a: [2] }],
    ['nothing left', ['a:0', 'b', ':2', ''], {}],
    ['an id with a colon', ['a:b:2'], { 'a:b': [2] }],
    ['a type that is named twice', ['a:2', 'a:1'], { a: [2, 1] }],
    ['a name that objects have', ['constructor:2'], { constructor: [2] }],
  ] as const)('%s', (_, values, expected) => expect(decodeCabins(values)).toEqual(expected));

  test('encode then decode is the identity', () => {
    const selection = fc.dictionary(fc.string({ minLength: 1 }), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }));
    fc.assert(
      fc.property(selection, (cabins) => {
        expect({ ...decodeCabins(encodeCabins(cabins)) }).toEqual({ ...cabins });
      }),
    );
  });

  test('decoding never throws', () => {
    fc.assert(fc.property(fc.array(fc.string()), (values) => personCount(decodeCabins(values)) >= 0));
  });
});

test('Persons per cabin between minimum_occupancy and maximum_occupancy: a selection is adjusted to what is available (CABIN-12)', () => {
  const selection: CabinSelection = { family: [1, 9, 3], twin: [3, 0], gone: [2] };
  expect(fitSelection(selection, [twin, family])).toEqual({ family: [2, 4], twin: [2] });
  expect(fitSelection({ constructor: [1] }, [twin])).toEqual({});
});

describe('A cabin key is <cabinTypeId>:<i>, with i counting from 0 within its type, in the order chosen (CABIN-19)', () => {
  const options = cabinOptions({ family: [3], twin: [2, 1] }, [twin, family]);

  test('its spaces are the persons chosen for it (CABIN-21, CABIN-20)', () => {
    expect(options).toEqual([
      { key: 'twin:0', typeId: 'twin', name: 'Twin cabin', number: 1, spaces: 2 },
      { key: 'twin:1', typeId: 'twin', name: 'Twin cabin', number: 2, spaces: 1 },
      { key: 'family:0', typeId: 'family', name: 'Family cabin', number: 1, spaces: 3 },
    ]);
  });
  test.each([
    ['a:0', { typeId: 'a', index: 0 }],
    ['a:b:12', { typeId: 'a:b', index: 12 }],
    ['a', null],
    ['a:', null],
    [':0', null],
    ['a:01', null],
    ['a:-1', null],
  ])('%s', (key, expected) => expect(parseCabinKey(key)).toEqual(expected));

  test.each([
    ['required', [''], 'per-cabin', [{ index: 0, code: 'cabin-required' }]],
    ['not there', ['twin:2'], 'per-cabin', [{ index: 0, code: 'cabin-invalid' }]],
    ['just full', ['twin:0', 'twin:0', 'twin:1'], 'per-cabin', []],
    [
      'Passengers assigned to a cabin in order may not exceed its spaces (PASS-41)',
      ['twin:1', 'twin:0', 'twin:1'],
      'per-cabin',
      [{ index: 2, code: 'cabin-too-many-occupants' }],
    ],
    ['a configuration switch can turn this into a total-count check instead (PASS-42)', ['twin:1', 'twin:1', 'twin:1'], 'total', []],
    [
      'the total count',
      ['twin:0', 'twin:0', 'twin:0', 'twin:0', 'twin:0', 'twin:0', 'twin:0'],
      'total',
      [{ index: 6, code: 'cabin-too-many-occupants' }],
    ],
  ] as const)('%s', (_, keys, mode, expected) => expect(checkAssignment(keys, options, mode)).toEqual(expected));

  test('in total mode, the price follows the assignment', () => {
    expect(toCabinSelection(['twin:1', 'twin:0', 'twin:1', 'family:0', '', 'nonsense'])).toEqual({ twin: [1, 2], family: [1] });
  });

  test('an assignment that fills every cabin results in the same selection', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(counts, (cabins) => {
        const keys = cabinOptions({ family: cabins }, [family]).flatMap(({ key, spaces }) => Array.from({ length: spaces }, () => key));
        expect(toCabinSelection(keys)).toEqual({ family: cabins });
      }),
    );
  });
});

test.each([
  [0, false],
  [1, true],
  [3, true],
  [4, false],
])('%i cabins of a type are few: %s (CABIN-8)', (count, expected) => expect(areFewCabins(count)).toBe(expected));
