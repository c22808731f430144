import { emptyMainBooker, emptyPassenger } from '@booking/domain/passengers';
import { expect, test } from 'vitest';
import { unvalidatedItem, validatedItem } from './passengers.ts';
import { safeStorage } from './stored-item.ts';

const day = 24 * 60 * 60 * 1000;
const savedAt = Date.UTC(2026, 10, 1);

function source(now = savedAt) {
  const map = new Map<string, string>();
  const real = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  } as Storage;
  const safe = safeStorage(() => real);
  return { map, given: { storage: { local: safe, session: safe }, now: () => now } };
}

const entry = {
  savedAt,
  main: { ...emptyMainBooker(), country: 'NL' },
  passengers: [{ ...emptyPassenger(), bodyHeight: '172', other: ['a'] }],
};

test('what was typed comes back as it was', () => {
  const { given } = source();
  unvalidatedItem(given).write(entry);
  expect(unvalidatedItem(given).read()).toEqual(entry);
  expect(validatedItem(given).read()).toBeNull();
});

test.each([
  ['7 days old', 7 * day, true],
  ['older than 7 days', 7 * day + 1, false],
])('passenger entries %s: kept %#', (_, age, kept) => {
  const { given, map } = source(savedAt + age);
  unvalidatedItem(given).write(entry);
  expect(unvalidatedItem(given).read() !== null).toBe(kept);
  expect(map.has('unvalidated')).toBe(kept);
});

test.each(['{}', 'null', '{"savedAt":1,"main":{},"passengers":[]}', JSON.stringify({ ...entry, passengers: [{ firstName: 1 }] })])(
  'what does not parse is dropped, never thrown: %s',
  (text) => {
    const { given, map } = source();
    map.set('validated', text);
    expect(validatedItem(given).read()).toBeNull();
    expect(map.has('validated')).toBe(false);
  },
);
