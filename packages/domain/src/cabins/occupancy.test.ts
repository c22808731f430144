import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignmentModes, cabinPlaces, checkAssignment, checkOccupancy, type Occupancy, pricedCabins } from './index.ts';

const cabins = new Map<string, Occupancy>([
  ['twin:0', { least: 1, most: 2 }],
  ['family:0', { least: 2, most: 4 }],
]);

describe('Passengers assigned to a cabin in order may not exceed its spaces; a setting turns this into a total-count check (PASS-41)', () => {
  test.each([
    ['too many in a cabin: each one beyond its maximum', ['twin:0', 'twin:0', 'twin:0', 'twin:0'], 'per-cabin', [2, 3]],
    ['too few in a cabin: the first of them', ['twin:0', 'family:0'], 'per-cabin', [1]],
    ['an empty cabin is no problem', ['twin:0'], 'per-cabin', []],
    ['unknown and blank keys are not counted', ['', 'gone', 'twin:0', 'twin:0'], 'per-cabin', []],
    ['all together: any assignment is allowed', Array(6).fill('twin:0'), 'total', []],
    [
      'all together: beyond all spaces, in the order of the passengers',
      ['twin:0', ...Array(6).fill('family:0'), 'twin:0'],
      'total',
      [6, 7],
    ],
    ['all together: no minimum per cabin', ['family:0'], 'total', []],
    ['all together: unknown keys take no space', ['gone', ...Array(6).fill('twin:0')], 'total', []],
  ] as const)('%s', (_, keys, mode, expected) => expect(checkOccupancy(keys, cabins, mode).map(({ index }) => index)).toEqual(expected));

  test('each problem has its kind', () => {
    expect(checkOccupancy(['family:0', 'twin:0', 'twin:0', 'twin:0'], cabins, 'per-cabin')).toEqual([
      { index: 0, kind: 'too-few', least: 2 },
      { index: 3, kind: 'too-many' },
    ]);
  });

  test('whoever is too many in total is also too many in a cabin', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('twin:0', 'family:0', '', 'gone')), (keys) => {
        const [each, total] = assignmentModes.map(
          (mode) => checkOccupancy(keys, cabins, mode).filter(({ kind }) => kind === 'too-many').length,
        );
        expect(total ?? 0).toBeLessThanOrEqual(each ?? 0);
      }),
    );
  });
});

test.each([
  ['per cabin: the cabins that were chosen', ['twin:0', 'twin:0', 'twin:0'], 'per-cabin', { twin: [2, 1] }],
  ['all together: the price follows the assignment', ['twin:0', 'twin:0', 'twin:0'], 'total', { twin: [3] }],
  ['all together, somebody without a cabin yet: the cabins that were chosen', ['twin:0', '', 'twin:0'], 'total', { twin: [2, 1] }],
] as const)('%s', (_, keys, mode, expected) => expect(pricedCabins({ twin: [2, 1] }, keys, mode)).toEqual(expected));

describe('what an option of the cabin list says agrees with the rule of the form (PASS-76, PASS-82)', () => {
  const option = (index: number, spaces: number) => ({ key: `twin:${index}`, typeId: 'twin', name: 'Twin', number: index + 1, spaces });
  const options = [option(0, 2), option(1, 2)];
  const say = (keys: readonly string[], mode: (typeof assignmentModes)[number]) =>
    [...cabinPlaces(keys, options, mode).values()].map(({ free, isCrowded }) => (isCrowded ? 'too many' : free));
  test.each([
    ['nobody is assigned', ['', '', '', ''], [2, 2], [2, 2]],
    ['one beyond the places of a cabin', ['twin:0', 'twin:0', 'twin:0', ''], ['too many', 2], [0, 1]],
    ['all in one cabin', ['twin:0', 'twin:0', 'twin:0', 'twin:0'], ['too many', 2], [0, 0]],
    ['one beyond all places', ['twin:0', 'twin:0', 'twin:1', 'twin:1', 'twin:1'], [0, 'too many'], [0, 'too many']],
    ['cabins that are gone take no place', ['gone', 'twin:0', ''], [1, 2], [1, 2]],
  ] as const)('%s', (_, keys, perCabin, total) => {
    expect([say(keys, 'per-cabin'), say(keys, 'total')]).toEqual([perCabin, total]);
  });

  test('an option says too many if and only if the form refuses somebody in that cabin', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('twin:0', 'twin:1', '', 'gone')), fc.constantFrom(...assignmentModes), (keys, mode) => {
        const refused = checkAssignment(keys, options, mode).flatMap(({ index, code }) =>
          code === 'cabin-too-many-occupants' ? [keys[index]] : [],
        );
        for (const [key, { isCrowded }] of cabinPlaces(keys, options, mode)) expect(isCrowded).toBe(refused.some((other) => other === key));
      }),
    );
  });
});
