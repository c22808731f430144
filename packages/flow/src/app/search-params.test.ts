import { expect, test } from 'vitest';
import { dateSearch, listSearch, partySearch, textSearch } from './search.ts';

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
])('party size 1 to 20, default 2: %o gives %i', (given, party) => {
  expect(partySearch(given)).toBe(party);
});

test.each([
  ['2027-05-08', '2027-05-08'],
  [['2027-05-08', '2027-05-09'], '2027-05-09'],
  ['2027-02-30', undefined],
  ['8-5-2027', undefined],
  [undefined, undefined],
])('dates use YYYY-MM-DD: %o gives %s', (given, date) => {
  expect(dateSearch(given)).toBe(date);
});

test('of a repeated key the last counts, unless a list is asked for', () => {
  expect(textSearch(['a', 'b'])).toBe('b');
  expect(textSearch('')).toBeUndefined();
  expect(listSearch(['a', '', 'b'])).toEqual(['a', 'b']);
  expect(listSearch('a')).toEqual(['a']);
  expect(listSearch(undefined)).toEqual([]);
});
