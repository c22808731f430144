import { expect, test } from 'vitest';
import { namePage } from './name-page.ts';

/** The language and title that a shell's own HTML has at an address. */
function nameAt(address: string, config: string | null = '{}'): [lang: string, title: string] {
  const page = {
    documentElement: { lang: 'en' },
    title: 'Boat and bike tours',
    getElementById: () => (config === null ? null : { textContent: config }),
  };
  new Function('document', 'location', namePage)(page, new URL(address));
  return [page.documentElement.lang, page.title];
}

test.each([
  ['https://example.com/tours', ['en', 'Boat Bike Tours']],
  ['https://example.com/frame/tours/a?party=2&locale=nl', ['nl', 'Boat Bike Tours']],
  ['https://example.com/islandhopping/tours/a?locale=de-AT', ['de', 'Inselhüpfen']],
  ['https://islandhopping.example.com/tours?locale=nl&locale=de', ['de', 'Inselhüpfen']],
  ['https://islandhopping.example.com/tours?locale=xx', ['en', 'Island Hopping']],
] as const)('before the app, %s is %j (SHELL-69)', (address, named) => expect(nameAt(address)).toEqual(named));

test.each([
  ['a name for all languages', '{"brands":{"islandhopping":{"name":"Eilanden"}}}', 'Eilanden'],
  ['a name per language', '{"brands":{"islandhopping":{"name":{"en":"Isles","de":"Inseln"}}}}', 'Inseln'],
  ['no name in the language', '{"brands":{"islandhopping":{"name":{"en":"Isles"}}}}', 'Inselhüpfen'],
  ['a name of another brand', '{"brands":{"boatbiketours":{"name":"Boats"}}}', 'Inselhüpfen'],
  ['no configuration', null, 'Inselhüpfen'],
  ['broken', '{', 'Inselhüpfen'],
])('a configured name: %s (SHELL-69)', (_, config, title) =>
  expect(nameAt('https://example.com/islandhopping?locale=de', config)).toEqual(['de', title]),
);
