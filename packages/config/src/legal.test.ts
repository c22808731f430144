import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { legalTexts, RuntimeConfigSchema } from './index.ts';

const config = (given: unknown) => v.parse(RuntimeConfigSchema, given);

describe('Legal texts come from the configuration, per brand and language', () => {
  const legal = {
    boatbiketours: {
      orderButton: { de: 'Kostenpflichtig bestellen', nl: '' },
      terms: { general: 'https://example.com/terms', payment: { nl: '/voorwaarden', en: 'javascript:alert(1)' } },
    },
  };
  const read = (language: 'en' | 'nl' | 'de', brand: 'boatbiketours' | 'islandhopping' = 'boatbiketours') =>
    legalTexts(brand, language, config({ legal }));

  test('configured texts, for all languages or one', () => {
    expect(read('de').orderButton).toBe('Kostenpflichtig bestellen');
    expect(read('nl').terms).toMatchObject({ general: 'https://example.com/terms', payment: '/voorwaarden' });
  });
  test("what is missing or invalid falls back to the page's own text and to a page of the brand's site", () => {
    expect(read('nl').orderButton).toBeNull();
    expect(read('en').terms).toMatchObject({ general: 'https://example.com/terms', payment: '/brand/boatbiketours/en/terms#payment' });
    expect(read('de', 'islandhopping')).toEqual({
      orderButton: null,
      terms: {
        general: '/brand/islandhopping/de/terms#general',
        consumer: '/brand/islandhopping/de/terms#consumer',
        payment: '/brand/islandhopping/de/terms#payment',
        general_north_america: '/brand/islandhopping/de/terms#general_north_america',
        payment_north_america: '/brand/islandhopping/de/terms#payment_north_america',
      },
    });
    expect(legalTexts('boatbiketours', 'en', config({ legal: 'nonsense' })).orderButton).toBeNull();
  });
});
