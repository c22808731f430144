import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test.each<[string, unknown, unknown, string[]]>([
  ['equal values', { a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, []],
  ['a value within a list', { a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] }, ['a.1.b']],
  ['a key that is absent counts as null', { a: null }, {}, []],
  ['a key of one alone', { a: 1 }, {}, ['a']],
  ['an entry too many', { a: [1, 2] }, { a: [1] }, ['a.1']],
  ['an entry too few', { a: [1] }, { a: [1, 2] }, ['a.1']],
  ['a list for an object', { a: [] }, { a: {} }, ['a']],
  ['values that are none of either', 'x', { a: 1 }, ['']],
])('%s', (_, one, other, paths) => expect(differences(one, other, 'counted').map(({ path }) => path)).toEqual(paths));

test('extra keys ignored: those of the first alone, but no entries of lists', () => {
  expect(differences({ a: 1, more: [{ deep: 1 }], list: [{ x: 1, y: 2 }] }, { a: 1, list: [{ x: 1 }] }, 'ignored')).toEqual([]);
  expect(differences({ list: [1, 2] }, { list: [1] }, 'ignored')).toEqual([{ path: 'list.1', one: 2, other: null }]);
  expect(differences({}, { a: 1 }, 'ignored')).toEqual([{ path: 'a', one: null, other: 1 }]);
});
