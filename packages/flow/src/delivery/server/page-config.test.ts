import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render-at.ts';

test.each([
  ['/tours/a', { boatbiketours: { name: 'Ours' } }],
  ['/islandhopping/tours/a', { islandhopping: { name: 'Theirs' } }],
])('%s carries what is configured for its own brand only', async (path, own) => {
  const brands = { boatbiketours: { name: 'Ours' }, islandhopping: { name: 'Theirs' } };
  const { document } = await renderAt(path, { config: { brands, legal: null, consentRequired: true } });
  const given = /id="runtime-config">(.*?)<\/script>/.exec(document ?? '')?.[1];
  expect(JSON.parse(given ?? '')).toEqual({ brands: own, legal: null, consentRequired: true });
});
