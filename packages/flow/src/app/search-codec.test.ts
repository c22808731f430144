import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-codec.ts';

test.each([
  ['', {}],
  ['?party=2', { party: '2' }],
  ['?cabins=a0C-twin:2,1&cabins=b:1', { cabins: ['a0C-twin:2,1', 'b:1'] }],
  ['?tours=a:b&code=1e3', { tours: 'a:b', code: '1e3' }],
  ['?id=01234567890123456789', { id: '01234567890123456789' }],
])('search parameters are plain text, repeated keys are kept: %s (SHELL-5, CABIN-5)', (text, record) => {
  expect(parseSearch(text)).toEqual(record);
  expect(stringifySearch(record)).toBe(text);
});

test.each([
  ['?tourId=A&amp;lang=de', { tourId: 'A', lang: 'de' }],
  ['?tourId=A&amp;tourId=B&AMP;amp;lang=de', { tourId: ['A', 'B'], lang: 'de' }],
  ['?locale=de?utm_source=mail', { locale: 'de', utm_source: 'mail' }],
  ['??all&amp;locale=de', { all: '', locale: 'de' }],
  ['?date=2027-05-01&party=3).', { date: '2027-05-01', party: '3' }],
  ['?party=3&cabins=twin:2,1]', { party: '3', cabins: 'twin:2,1' }],
])('a link that was mangled on its way keeps its meaning: %s (BRAND-35)', (text, record) => {
  expect(parseSearch(text)).toEqual(record);
});

test('what a value holds of the characters that are repaired survives a round trip (BRAND-35)', () => {
  for (const value of ['a&amp;b', 'why?', 'x?y=z', '(a)', '[1].', 'an id.'])
    expect(parseSearch(stringifySearch({ first: value, last: value }))).toEqual({ first: value, last: value });
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
