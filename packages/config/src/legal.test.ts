import { languages } from '@booking/domain/schema';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { legalTexts, missingTerms, RuntimeConfigSchema } from './index.ts';

const config = (given: unknown) => v.parse(RuntimeConfigSchema, given);

describe('Legal texts come from the configuration, per brand and language (BRAND-24)', () => {
  const legal = {
    boatbiketours: {
      orderButton: { de: 'Kostenpflichtig bestellen', nl: '' },
      requestButton: { de: 'Reise unverbindlich anfragen' },
      terms: { general: 'https://example.com/terms', payment: { nl: '/voorwaarden', en: 'javascript:alert(1)' } },
    },
  };
  const read = (language: 'en' | 'nl' | 'de', brand: 'boatbiketours' | 'islandhopping' = 'boatbiketours') =>
    legalTexts(brand, language, config({ legal }));

  test('configured texts, for all languages or one (CONF-4, CONF-57)', () => {
    expect(read('de')).toMatchObject({ orderButton: 'Kostenpflichtig bestellen', requestButton: 'Reise unverbindlich anfragen' });
    expect(read('nl').requestButton).toBeNull();
    expect(read('nl').terms).toMatchObject({ general: 'https://example.com/terms', payment: '/voorwaarden' });
  });
  test("what is missing or invalid falls back to the page's own text and to a page of the brand's site", () => {
    expect(read('nl').orderButton).toBeNull();
    expect(read('en').terms).toMatchObject({ general: 'https://example.com/terms', payment: '/brand/boatbiketours/en/terms#payment' });
    expect(read('de', 'islandhopping')).toEqual({
      orderButton: null,
      requestButton: null,
      insurers: { cancellation: null, travel: null },
      terms: {
        general: '/brand/islandhopping/de/terms#general',
        consumer: '/brand/islandhopping/de/terms#consumer',
        payment: '/brand/islandhopping/de/terms#payment',
        general_north_america: '/brand/islandhopping/de/terms#general_north_america',
        payment_north_america: '/brand/islandhopping/de/terms#payment_north_america',
        cancellation: null,
        travel: null,
      },
    });
    expect(legalTexts('boatbiketours', 'en', config({ legal: 'nonsense' })).orderButton).toBeNull();
  });
});

test('the insurers and their information documents, per language or for all; one without a name is none (CONF-58)', () => {
  const insurers = {
    cancellation: { en: { name: 'Example Insurance, Dublin', informationSheet: '/ipid.pdf' }, de: { informationSheet: '/ipid-de.pdf' } },
    travel: { name: 'Example Insurance, Dublin', informationSheet: 'javascript:1' },
  };
  const read = (language: 'en' | 'de') =>
    legalTexts('boatbiketours', language, config({ legal: { boatbiketours: { insurers } } })).insurers;
  expect(read('en')).toEqual({
    cancellation: { name: 'Example Insurance, Dublin', informationSheet: '/ipid.pdf' },
    travel: { name: 'Example Insurance, Dublin', informationSheet: null },
  });
  expect(read('de').cancellation).toBeNull();
});

describe('The terms of an insurance are at their configured address, which has no default (BRAND-36)', () => {
  const policies = [
    { insurance_type: 'cancellation', terms: 'Claims within 30 days.' },
    { insurance_type: 'cancellation', terms: '<p></p>' },
    { insurance_type: 'travel', terms: 'Claims within 30 days.' },
  ] as const;
  const addresses = {
    cancellation: { ...Object.fromEntries(languages.map((language) => [language, '/cancel'])), de: '/storno', nl: 'ftp://x' },
    travel: 'https://example.com/travel',
  };
  const legal = { boatbiketours: { terms: addresses } };

  test('per language, or for all', () => {
    expect(legalTexts('boatbiketours', 'de', config({ legal })).terms).toMatchObject({
      cancellation: '/storno',
      travel: 'https://example.com/travel',
    });
    expect(legalTexts('boatbiketours', 'nl', config({ legal })).terms.cancellation).toBeNull();
    expect(legalTexts('islandhopping', 'en', config({ legal })).terms.travel).toBeNull();
  });
  test('the check names what nobody can read: neither a text of the policy nor an address', () => {
    expect(missingTerms(config({ stage: 'acceptance', legal }), policies)).toEqual([
      { brand: 'boatbiketours', term: 'cancellation', languages: ['nl'] },
      { brand: 'islandhopping', term: 'cancellation', languages },
    ]);
    expect(missingTerms(config({ stage: 'acceptance' }), [])).toEqual([]);
  });
  test('in production the terms of the trip need addresses, too: their default is a page of the demo', () => {
    const found = missingTerms(config({ legal: { boatbiketours: { terms: { general: '/terms' } } } }), []);
    expect(found.filter(({ brand }) => brand === 'boatbiketours').map(({ term }) => term)).toEqual([
      'consumer',
      'payment',
      'general_north_america',
      'payment_north_america',
    ]);
  });
});
