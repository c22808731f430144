import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render-at.ts';

async function configOf(path: string, config: Record<string, unknown>): Promise<unknown> {
  const { document } = await renderAt(path, { config });
  return JSON.parse(/id="runtime-config">(.*?)<\/script>/.exec(document ?? '')?.[1] ?? '');
}

test.each([
  ['/tours/a', { boatbiketours: { name: 'Ours' } }],
  ['/islandhopping/tours/a', { islandhopping: { name: 'Theirs' } }],
])('%s carries what is configured for its own brand only', async (path, own) => {
  const brands = { boatbiketours: { name: 'Ours' }, islandhopping: { name: 'Theirs' } };
  const config = await configOf(path, { brands, legal: null, consentRequired: true });
  expect(config).toEqual({ brands: own, legal: null, consentRequired: true });
});

test.each([
  ['de', { name: 'Ours', terms: { de: '/de' }, tourIds: ['a'], paymentTerms: { depositPercentage: 30, cardFee: {} } }],
  ['nl', { name: 'Ours', terms: {}, tourIds: ['a'], paymentTerms: { depositPercentage: 30, cardFee: { nl: 'Nee' } } }],
])('a page in %s carries what is configured for its own language, or for all', async (locale, own) => {
  const paymentTerms = { depositPercentage: 30, cardFee: { en: 'None', nl: 'Nee' } };
  const brands = { boatbiketours: { name: 'Ours', terms: { en: '/en', de: '/de' }, tourIds: ['a'], paymentTerms } };
  const legal = { boatbiketours: { terms: { general: { en: '/en', de: '/de' } } } };
  const general = locale === 'de' ? { de: '/de' } : {};
  expect(await configOf(`/tours/a?locale=${locale}`, { brands, legal })).toEqual({
    brands: { boatbiketours: own },
    legal: { boatbiketours: { terms: { general } } },
  });
});
