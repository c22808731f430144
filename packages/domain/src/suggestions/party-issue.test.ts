import { describe, expect, test } from 'vitest';
import { aCabinType, anAvailability } from '../testing/catalogue.ts';
import { partyIssue, passengerLimitIssue } from './index.ts';

const limits = anAvailability({ minimum_passengers: 4, maximum_passengers: 8 });

test.each([
  [3, { kind: 'below-minimum', count: 4 }],
  [4, null],
  [8, null],
  [9, { kind: 'above-maximum', count: 8 }],
] as const)('%i persons on a departure for 4 to 8 (CABIN-35)', (persons, expected) =>
  expect(passengerLimitIssue(limits, persons)).toEqual(expected),
);
test.each([null, undefined])('unknown limits are not checked: %s', (unknown) => expect(passengerLimitIssue(unknown, 99)).toBeNull());

describe('A party that the cabins of a departure cannot hold (CABIN-36)', () => {
  const twin = aCabinType({ count: 2, available_count: 0 });
  const family = aCabinType({ id: 'family', minimum_occupancy: 3, maximum_occupancy: 4, count: 1 });
  const any = anAvailability();
  test.each([
    ['all places are taken, on request, too', [twin, family], any, 8, null],
    ['one person more', [twin, family], any, 9, { kind: 'too-few-places', count: 8 }],
    ['sold out', [{ ...twin, count: 0 }], any, 1, { kind: 'too-few-places', count: 0 }],
    ['places for all, but none for exactly these', [family], any, 2, { kind: 'no-combination' }],
    ['below the minimum', [twin], limits, 2, { kind: 'below-minimum', count: 4 }],
    ['above the maximum', [{ ...twin, count: 9 }], limits, 9, { kind: 'above-maximum', count: 8 }],
    ['no cabin types: the step says so itself', [], limits, 2, null],
  ] as const)('%s', (_, cabinTypes, availability, party, expected) =>
    expect(partyIssue(availability, cabinTypes, party)).toEqual(expected),
  );
});
