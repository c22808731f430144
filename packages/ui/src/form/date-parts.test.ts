import { expect, test } from 'vitest';
import { fromParts, isSeparator, toDigits, toParts } from './date-parts.ts';

test.each([
  ['1980-02-29', { year: '1980', month: '02', day: '29' }],
  ['-2-29', { year: '', month: '2', day: '29' }],
  ['', { year: '', month: '', day: '' }],
])('a value and its parts convert both ways, also when incomplete: %s', (value, parts) => {
  expect(toParts(value)).toEqual(parts);
  expect(fromParts(parts)).toBe(value);
});

test('a complete date becomes an ISO date with a two-digit day and month', () => {
  expect(fromParts({ year: '1980', month: '2', day: '9' })).toBe('1980-02-09');
  expect(fromParts({ year: '80', month: '2', day: '9' })).toBe('80-2-9');
});

test('an input accepts only digits, up to its length', () => {
  expect(toDigits('1.', 'day')).toBe('1');
  expect(toDigits('19801', 'year')).toBe('1980');
});

test("treats '-', '.' and '/' as separators (PASS-44)", () => {
  expect(['-', '.', '/', '1', ' ', null].map(isSeparator)).toEqual([true, true, true, false, false, false]);
});
