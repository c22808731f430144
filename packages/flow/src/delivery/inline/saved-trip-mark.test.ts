import { expect, test } from 'vitest';
import { savedTripMark } from './saved-trip-mark.ts';

const day = 24 * 60 * 60 * 1000;
const trip = (days: number, brand = 'boatbiketours') => JSON.stringify({ brand, savedAt: Date.now() - days * day, tour: 'T' });

/** Whether the script marks the root element of a page of Boat Bike Tours. Without a text the storage is blocked. */
function isMarked(stored: string | null | undefined): boolean {
  const attributes = new Set(['data-brand']);
  const documentElement = { getAttribute: () => 'boatbiketours', setAttribute: (name: string) => void attributes.add(name) };
  const localStorage = {
    getItem() {
      if (stored === undefined) throw new Error('blocked');
      return stored;
    },
  };
  new Function('document', 'localStorage', savedTripMark)({ documentElement }, localStorage);
  return attributes.has('data-saved-trip');
}

test.each([
  ['a trip of this brand', trip(0), true],
  ['one of last week', trip(6.9), true],
  ['an older one', trip(7.1), false],
  ['one of the other brand', trip(0, 'islandhopping'), false],
  ['none', null, false],
  ['no JSON', '{', false],
  ['blocked storage', undefined, false],
])('the place of the row for the saved trip is reserved from the first paint on: %s (TOUR-18)', (_, stored, expected) =>
  expect(isMarked(stored)).toBe(expected),
);
