import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-codec.ts';

test.each([
  ['', {}],
  ['?party=2', { party: '2' }],
  ['?cabins=a0C-twin:2,1&cabins=b:1', { cabins: ['a0C-twin:2,1', 'b:1'] }],
  ['?tours=a:b&code=1e3', { tours: 'a:b', code: '1e3' }],
  ['?id=01234567890123456789', { id: '01234567890123456789' }],
])('search parameters are plain text, repeated keys are kept: %s', (text, record) => {
  expect(parseSearch(text)).toEqual(record);
  expect(stringifySearch(record)).toBe(text);
});

test('undefined, null and empty lists are left out of the address', () => {
  expect(stringifySearch({ a: null, b: undefined, c: [], d: 0, e: '' })).toBe('?d=0&e=');
});

test('a space and an ampersand survive a round trip', () => {
  expect(parseSearch(stringifySearch({ q: 'a & b=c+d' }))).toEqual({ q: 'a & b=c+d' });
});

test('a record of lists repeats the key for each of its names', () => {
  expect(stringifySearch({ cabins: { 'a0C-twin': [2, 1], b: [1] } })).toBe('?cabins=a0C-twin:2,1&cabins=b:1');
});
