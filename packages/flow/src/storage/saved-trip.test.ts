import type { IsoDate } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { memorySource } from '../testing/memory-source.ts';
import { clearAll, clearDeparture, clearSavedTrip } from './clear.ts';
import { dropExpired } from './drop-expired.ts';
import { type SavedTrip, savedTripItem, withLanguage } from './saved-trip.ts';

const week = 7 * 24 * 60 * 60 * 1000;
const trip: SavedTrip = {
  brand: 'boatbiketours',
  savedAt: 0,
  href: '/departures/d1/cabins?party=2',
  departure: 'd1',
  tour: 'South Dalmatia',
  date: '2027-04-03' as IsoDate,
  endDate: '2027-04-10' as IsoDate,
  persons: 2,
};

/** The storage of a page of the brand, with this text under the key, `age` milliseconds later. */
function open(text: string, { brand = 'boatbiketours', age = 0 }: { brand?: SavedTrip['brand']; age?: number } = {}) {
  const { storage } = memorySource().source;
  storage.local.set('saved-trip', text);
  const source = { storage, now: () => age, runtime: { brand } };
  return { source, item: savedTripItem(source), stored: () => storage.local.get('saved-trip') };
}

test('a saved trip is read for 7 days, then dropped (STORE-13, STORE-21)', () => {
  expect(open(JSON.stringify(trip), { age: week }).item.read()).toEqual(trip);
  const old = open(JSON.stringify(trip), { age: week + 1 });
  expect(old.item.read()).toBeNull();
  expect(old.stored()).toBeNull();
});

test('a trip of the other brand is dropped (STORE-21)', () => {
  const other = open(JSON.stringify(trip), { brand: 'islandhopping' });
  expect(other.item.read()).toBeNull();
  expect(other.stored()).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['no brand', JSON.stringify({ ...trip, brand: undefined })],
  ['another site', JSON.stringify({ ...trip, href: 'https://evil.test/' })],
  ['a script', JSON.stringify({ ...trip, href: 'javascript:alert(1)' })],
  ['an impossible date', JSON.stringify({ ...trip, date: '2027-02-30' })],
  ['no persons', JSON.stringify({ ...trip, persons: 0 })],
])('a malformed trip is dropped: %s (STORE-10, STORE-21)', (_, text) => {
  const { item, stored } = open(text);
  expect(item.read()).toBeNull();
  expect(stored()).toBeNull();
});

test("'Clear my details' removes it, and so does the booking of its departure, but of no other (STORE-15, STORE-21)", () => {
  const { source, stored } = open(JSON.stringify(trip));
  clearDeparture(source.storage, 'd2');
  clearSavedTrip(source.storage.local, 'd2');
  expect(stored()).not.toBeNull();
  clearSavedTrip(source.storage.local, 'd1');
  expect(stored()).toBeNull();
  savedTripItem(source).write(trip);
  clearDeparture(source.storage, 'd1');
  expect(stored()).toBeNull();
  savedTripItem(source).write(trip);
  clearAll(source.storage);
  expect(stored()).toBeNull();
});

test('any screen that removes expired entries removes it (STORE-19, STORE-21)', () => {
  const fresh = open(JSON.stringify(trip), { age: week });
  dropExpired(fresh.source);
  expect(fresh.stored()).not.toBeNull();
  const old = open(JSON.stringify(trip), { age: week + 1 });
  dropExpired(old.source);
  expect(old.stored()).toBeNull();
});

test('an address changes its language, and keeps the rest as it is written (TOUR-17)', () => {
  expect(withLanguage('/a?cabins=x:2,1&locale=nl', 'de')).toBe('/a?cabins=x:2,1&locale=de');
  expect(withLanguage('/a?locale=nl', undefined)).toBe('/a');
});
