import * as v from 'valibot';
import { expect, test } from 'vitest';
import { keptParams, searchParams } from './search-params.ts';

test.each([
  ['1', 1],
  ['20', 20],
  [7, 7],
  [['3', '4'], 4],
  [undefined, 2],
  [null, 2],
  ['', 2],
  ['0', 2],
  ['21', 2],
  ['-1', 2],
  ['2.5', 2],
  ['two', 2],
  ['Infinity', 2],
  [{}, 2],
])('party size 1 to 20, default 2: %o gives %i (DATE-6)', (given, party) => {
  expect(v.parse(searchParams.party, given)).toBe(party);
});

test.each([
  ['2027-05-08', '2027-05-08'],
  [['2027-05-08', '2027-05-09'], '2027-05-09'],
  ['2027-02-30', undefined],
  ['8-5-2027', undefined],
  [undefined, undefined],
])('dates use YYYY-MM-DD: %o gives %s', (given, date) => {
  expect(v.parse(searchParams.date, given)).toBe(date);
});

test('of a repeated key the last counts, unless a list is expected', () => {
  expect(v.parse(searchParams.text, ['a', 'b'])).toBe('b');
  expect(v.parse(searchParams.text, '')).toBeUndefined();
  expect(v.parse(searchParams.texts, ['a', '', 'b'])).toEqual(['a', 'b']);
  expect(v.parse(searchParams.texts, 'a')).toEqual(['a']);
  expect(v.parse(searchParams.texts, undefined)).toEqual([]);
});

test('an optional party is undefined if absent, and an invalid one becomes 2', () => {
  expect(v.parse(searchParams.optionalParty, undefined)).toBeUndefined();
  expect(v.parse(searchParams.optionalParty, '21')).toBe(2);
});

test('cabins are parsed from the address; a selection that is already parsed passes through', () => {
  const read = v.parse(searchParams.cabins, ['C1-twin:2,1', 'C2:1']);
  expect(read).toEqual({ 'C1-twin': [2, 1], C2: [1] });
  expect(v.parse(searchParams.cabins, read)).toEqual(read);
  expect(v.parse(searchParams.cabins, undefined)).toEqual({});
});

test('the locale is normalised to its language', () => {
  expect(v.parse(keptParams.locale, 'de-AT')).toBe('de');
  expect(v.parse(keptParams.locale, undefined)).toBeUndefined();
});
