import { expect, test } from 'vitest';
import { defaultParty, isPartySize, largestParty, smallestParty } from './index.ts';

test('party size 1 to 20 (default 2) (DATE-6)', () => {
  expect([smallestParty, largestParty, defaultParty]).toEqual([1, 20, 2]);
  expect([0, 1, 2, 20, 21, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY].filter(isPartySize)).toEqual([1, 2, 20]);
});
