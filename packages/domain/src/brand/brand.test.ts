import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { brandFacts, legalTexts, publishableKey, RuntimeConfigSchema, resolveBrand } from './index.ts';

const config = (given: unknown) => v.parse(RuntimeConfigSchema, given);
const defaults = config({});

describe('The brand is taken from the path prefix, or from the host name (BRAND-2, BRAND-3)', () => {
  test.each([
    ['/islandhopping/tours/x', 'www.example.com', 'islandhopping'],
    ['/islandhopping', 'www.example.com', 'islandhopping'],
    ['/frame/tours/x', 'book.islandhopping.example', 'islandhopping'],
    ['/tours/islandhopping', 'www.example.com', 'boatbiketours'],
    ['/islandhoppings', 'www.example.com', 'boatbiketours'],
    ['/', 'boatbiketours.example', 'boatbiketours'],
  ])('%s on %s', (pathname, hostname, expected) => expect(resolveBrand({ pathname, hostname })).toBe(expected));
});

describe('Runtime configuration', () => {
  test('every key has a safe default (BRAND-20, BRAND-21)', () => {
    expect(defaults).toMatchObject({
      stage: 'production',
      stripePublishableKey: { default: null, north_america: null },
      paymentSandboxScript: null,
      tagManagerId: null,
      chat: null,
      apiBaseUrl: '/api/v1',
      saveMissing: false,
      assignment: 'per-cabin',
      tourPictures: null,
      parentOrigins: [],
    });
    expect(Object.values(defaults.consent)).toEqual(Array(7).fill('denied'));
  });

  test('unknown keys are ignored, and a bad value falls back for its key only', () => {
    const read = config({
      stage: 'moon',
      unknown: 1,
      tagManagerId: 'GTM-ABC123',
      apiBaseUrl: 'https://api.example.com/v1/',
      paymentSandboxScript: 'javascript:alert(1)',
      stripePublishableKey: { default: 'pk_test_1', north_america: 5 },
      consent: { ad_storage: 'granted', analytics_storage: 'maybe' },
      parentOrigins: ['https://partner.example/page'],
      tourPictures: '/images/tours.svg',
      assignment: 'total',
    });
    expect(read.stage).toBe('production');
    expect(read.tagManagerId).toBe('GTM-ABC123');
    expect(read.apiBaseUrl).toBe('https://api.example.com/v1');
    expect(read.paymentSandboxScript).toBeNull();
    expect(read.stripePublishableKey).toEqual({ default: 'pk_test_1', north_america: null });
    expect([read.consent.ad_storage, read.consent.analytics_storage]).toEqual(['granted', 'denied']);
    expect(read.parentOrigins).toEqual(['https://partner.example']);
    expect([read.tourPictures, read.assignment]).toEqual([null, 'total']);
    expect('unknown' in read).toBe(false);
  });

  test('the chat needs all its settings; its script’s address follows from the site', () => {
    const chat = { orgId: '00D', deploymentName: 'web', siteUrl: 'https://chat.example/site/', scrt2Url: 'https://scrt.example' };
    expect(config({ chat }).chat?.bootstrapUrl).toBe('https://chat.example/site/assets/js/bootstrap.min.js');
    expect(config({ chat: { ...chat, scrt2Url: '' } }).chat).toBeNull();
  });

  test('a separate publishable key for each market, the default market’s being the fallback (BRAND-21, OUT-2)', () => {
    expect(publishableKey(config({ stripePublishableKey: { default: 'pk_eur' } }), 'north_america')).toBe('pk_eur');
    expect(publishableKey(config({ stripePublishableKey: { default: 'pk_eur', north_america: 'pk_usd' } }), 'north_america')).toBe(
      'pk_usd',
    );
    expect(publishableKey(defaults, 'default')).toBeNull();
  });
});

describe('Each brand has its own contact details, home site per language and thank-you pages (BRAND-5, BRAND-8)', () => {
  test('built-in facts', () => {
    const facts = brandFacts('islandhopping', 'de', config({ stage: 'development' }));
    expect(facts).toMatchObject({
      homeSite: '/brand/islandhopping/de',
      thankYou: '/brand/islandhopping/de/thank-you',
      contactForm: '/brand/islandhopping/de/contact',
      faq: '/brand/islandhopping/de/faq',
    });
    expect(facts.phones.length).toBeGreaterThan(0);
  });
  test('the demo’s thank-you page is none of a production deployment', () =>
    expect(brandFacts('islandhopping', 'de', defaults).thankYou).toBeNull());
  test('Support hours: 8:30 to 17:00, and 9 to 12 and 14 to 17 for the second brand (BRAND-7)', () => {
    expect(brandFacts('boatbiketours', 'en', defaults).supportHours).toEqual([{ from: '08:30', to: '17:00' }]);
    expect(brandFacts('islandhopping', 'en', defaults).supportHours).toEqual([
      { from: '09:00', to: '12:00' },
      { from: '14:00', to: '17:00' },
    ]);
  });
  test('a deployment says otherwise, for all languages or for one', () => {
    const read = config({
      brands: {
        boatbiketours: {
          homeSite: { de: 'https://www.example.de', nl: 'ftp://nowhere' },
          thankYou: 'https://www.example.com/thanks',
          phones: [{ label: 'Office', number: '+44 20 7946 0000' }],
          supportHours: [{ from: '8', to: '17' }],
          email: 'no address',
        },
      },
    });
    const german = brandFacts('boatbiketours', 'de', read);
    expect(german.homeSite).toBe('https://www.example.de');
    expect(german.thankYou).toBe('https://www.example.com/thanks');
    expect(german.phones).toEqual([{ label: 'Office', number: '+44 20 7946 0000' }]);
    expect(german.supportHours).toEqual([{ from: '08:30', to: '17:00' }]);
    expect(german.email).toBe('hello@boatbiketours.example');
    expect(brandFacts('boatbiketours', 'nl', read).homeSite).toBe('/brand/boatbiketours/nl');
    expect(brandFacts('islandhopping', 'de', read).homeSite).toBe('/brand/islandhopping/de');
  });
});

describe('Legal texts come from the configuration, per brand and language', () => {
  const legal = {
    boatbiketours: {
      orderButton: { de: 'Kostenpflichtig bestellen', nl: '' },
      terms: { general: 'https://example.com/terms', payment: { nl: '/voorwaarden', en: 'javascript:alert(1)' } },
    },
  };
  const read = (language: 'en' | 'nl' | 'de', brand: 'boatbiketours' | 'islandhopping' = 'boatbiketours') =>
    legalTexts(brand, language, config({ legal }));

  test('what is configured, for all languages or one', () => {
    expect(read('de').orderButton).toBe('Kostenpflichtig bestellen');
    expect(read('nl').terms).toMatchObject({ general: 'https://example.com/terms', payment: '/voorwaarden' });
  });
  test("what is not, or is no text and no address, is the page's own words and a page of the brand's site", () => {
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
