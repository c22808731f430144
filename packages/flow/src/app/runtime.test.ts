import { RuntimeConfigSchema } from '@booking/config';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type RuntimeInput, resolveLanguage, resolveRuntime } from './runtime.ts';

const config = v.parse(RuntimeConfigSchema, {});
const at = (input: Partial<RuntimeInput> = {}) =>
  resolveRuntime({
    pathname: '/tours/x',
    hostname: 'book.test',
    search: '',
    shell: 'booking',
    framed: false,
    forced: null,
    config,
    ...input,
  });

test.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['NL_be', 'nl'],
  ['de).', 'de'],
  ['nl"', 'nl'],
  ['de,en;q=0.8', 'de'],
  ['fr', 'en'],
  ['', 'en'],
] as const)(
  'language from ?locale=: what follows its two letters is cut, anything unknown is en (%s) (BRAND-9, BRAND-10, BRAND-14)',
  (locale, language) => {
    expect(resolveLanguage(locale)).toBe(language);
  },
);

test("a host page's theme counts in the embedded layout only (EMBED-34)", () => {
  const search = '?accent=%230b5394&radius=4px';
  expect(at({ search, shell: 'frame', forced: 'true' }).theme).toEqual({ accent: '#0b5394', radius: '4px' });
  expect(at({ search }).theme).toBeNull();
  expect(at({ shell: 'frame', forced: 'true' }).theme).toBeNull();
});

test.each([
  ['/tours/x', 'book.test', 'boatbiketours', ''],
  ['/islandhopping/tours/x', 'book.test', 'islandhopping', '/islandhopping'],
  ['/tours/x', 'www.islandhopping.test', 'islandhopping', ''],
  ['/islandhoppings/tours', 'book.test', 'boatbiketours', ''],
] as const)('the brand of %s on %s is %s, its prefix %o (BRAND-3)', (pathname, hostname, brand, basepath) => {
  expect(at({ pathname, hostname })).toMatchObject({ brand, basepath, fullBase: basepath });
});

test('the frame is at /frame and links to the full shell of the same brand', () => {
  expect(at({ shell: 'frame', pathname: '/islandhopping/frame/tours/x', forced: 'true' })).toMatchObject({
    basepath: '/islandhopping/frame',
    fullBase: '/islandhopping',
    embedded: true,
  });
});

test.each([
  ['in another window (EMBED-5)', { framed: true }, true],
  ['on top', {}, false],
  ['forced on by the root document (EMBED-5, EMBED-6, EMBED-7)', { forced: 'true' }, true],
  ['forced off by the root document (EMBED-6)', { forced: 'false', framed: true }, false],
  ['forced on by ?embedded=true', { search: '?embedded=true' }, true],
  ['forced off by ?embedded=false', { search: '?embedded=false', framed: true }, false],
  [
    'a frame shell is embedded whatever the address says (EMBED-1, EMBED-4)',
    { shell: 'frame', forced: 'true', search: '?embedded=false' },
    true,
  ],
] as const)('embedded mode: %s', (_, input, embedded) => {
  expect(at(input).embedded).toBe(embedded);
});
