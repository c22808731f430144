import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { brandFacts, RuntimeConfigSchema } from './index.ts';

const config = (given: unknown) => v.parse(RuntimeConfigSchema, given);
const defaults = config({});

describe('Each brand has its own contact details, home site per language and thank-you pages (BRAND-5, BRAND-8)', () => {
  test('built-in facts', () => {
    const facts = brandFacts('islandhopping', 'de', config({ stage: 'development' }));
    expect(facts).toMatchObject({
      homeSite: '/islandhopping/tours?all=1&locale=de',
      thankYou: '/brand/islandhopping/de/thank-you',
      contactForm: '/brand/islandhopping/de/contact',
      faq: '/brand/islandhopping/de/faq',
    });
    expect(facts.phones.length).toBeGreaterThan(0);
  });
  test('the island-hopping brand has a German name (BRAND-29)', () => {
    expect(brandFacts('islandhopping', 'de', defaults).name).toBe('Inselhüpfen');
    expect(brandFacts('islandhopping', 'nl', defaults).name).toBe('Island Hopping');
  });
  test("the tours of a brand's list; an invalid list is none, which means all (TOUR-20)", () => {
    const read = config({ brands: { boatbiketours: { tourIds: ['a', 'b'] }, islandhopping: { tourIds: 'a' } } });
    expect(brandFacts('boatbiketours', 'en', read).tourIds).toEqual(['a', 'b']);
    expect(brandFacts('islandhopping', 'en', read).tourIds).toBeNull();
    expect(brandFacts('boatbiketours', 'en', defaults).tourIds).toBeNull();
  });
  test('the accepted cards; without the key, or with an invalid list, there are none (PAY-73)', () => {
    const read = config({
      brands: { boatbiketours: { acceptedCards: ['amex', 'visa'] }, islandhopping: { acceptedCards: ['visa', 5] } },
    });
    expect(brandFacts('boatbiketours', 'en', read).acceptedCards).toEqual(['amex', 'visa']);
    expect(brandFacts('islandhopping', 'en', read).acceptedCards).toEqual([]);
    expect(brandFacts('boatbiketours', 'en', defaults).acceptedCards).toEqual([]);
  });
  test('the numbers of the payment terms: both, or none; a wrong fee does not undo them (BRAND-26)', () => {
    const read = (paymentTerms: unknown) => brandFacts('boatbiketours', 'en', config({ brands: { boatbiketours: { paymentTerms } } }));
    expect(read({ depositPercentage: 30, balanceDueDays: 49, cardFee: 3 }).paymentTerms).toEqual({
      depositPercentage: 30,
      balanceDueDays: 49,
    });
    expect(read({ depositPercentage: 130, balanceDueDays: 49 }).paymentTerms).toBeNull();
    expect(read({ balanceDueDays: 49 }).paymentTerms).toBeNull();
  });
  test('a production deployment has no demo thank-you page', () => expect(brandFacts('islandhopping', 'de', defaults).thankYou).toBeNull());
  test('Support hours: 8:30 to 17:00, and 9 to 12 and 14 to 17 for the second brand (BRAND-7)', () => {
    expect(brandFacts('boatbiketours', 'en', defaults).supportHours).toEqual([{ from: '08:30', to: '17:00' }]);
    expect(brandFacts('islandhopping', 'en', defaults).supportHours).toEqual([
      { from: '09:00', to: '12:00' },
      { from: '14:00', to: '17:00' },
    ]);
  });
  test('the office is in Amsterdam, or where a deployment says, if there is such a time zone (BRAND-32)', () => {
    const zone = (timeZone: string) => brandFacts('boatbiketours', 'en', config({ brands: { boatbiketours: { timeZone } } })).timeZone;
    expect([zone('America/Toronto'), zone('Europe/Atlantis')]).toEqual(['America/Toronto', 'Europe/Amsterdam']);
  });
  test('assurances and the contact person; what is not set, or wrong, is not there (BRAND-32)', () => {
    const assurances = {
      en: [
        { text: ' 4.7 of 5 ', href: 'https://reviews.example/', verified: 'Only guests who travelled can write one.' },
        { text: 'Since 1998', href: 'javascript:1' },
      ],
    };
    const read = config({ brands: { boatbiketours: { assurances, contactPerson: { name: 'Marijke' } } } });
    expect(brandFacts('boatbiketours', 'en', read)).toMatchObject({
      assurances: [
        { text: '4.7 of 5', href: 'https://reviews.example/', verified: 'Only guests who travelled can write one.' },
        { text: 'Since 1998', href: null, verified: null },
      ],
      contactPerson: { name: 'Marijke', picture: null },
    });
    expect(brandFacts('boatbiketours', 'de', read).assurances).toEqual([]);
    expect(brandFacts('islandhopping', 'en', read)).toMatchObject({ assurances: [], contactPerson: null, socialPicture: null });
  });
  test('a deployment overrides them, for all languages or for one', () => {
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
    expect(brandFacts('boatbiketours', 'nl', read).homeSite).toBe('/tours?all=1&locale=nl');
    // On the brand's own host no address has its prefix.
    expect(brandFacts('islandhopping', 'de', read, '').homeSite).toBe('/tours?all=1&locale=de');
  });
});

describe('Who sells, the legal pages and the guarantee scheme come from the configuration alone (BRAND-30)', () => {
  const names = ['company', 'imprint', 'privacy', 'terms', 'accessibility', 'guarantee', 'cancellation'] as const;

  test.each(['development', 'acceptance', 'production'])('without a setting there is none, in stage %s', (stage) => {
    const facts = brandFacts('boatbiketours', 'en', config({ stage }));
    for (const name of names) expect(facts[name], name).toBeNull();
  });
  test('each per brand and language; an unsafe address is left out, and so is a guarantee without a sentence', () => {
    const read = config({
      brands: {
        boatbiketours: {
          company: 'Example B.V., Amsterdam',
          imprint: { de: '/impressum', nl: 'javascript:alert(1)' },
          guarantee: {
            en: {
              name: 'SGR',
              text: 'It refunds you if we become insolvent.',
              contact: 'Rotterdam, +31 10 000 00 00',
              mark: 'data:image/png,x',
            },
            de: { name: 'SGR' },
          },
        },
      },
    });
    const english = brandFacts('boatbiketours', 'en', read);
    expect(english.company).toBe('Example B.V., Amsterdam');
    expect(english.imprint).toBeNull();
    expect(english.guarantee).toEqual({
      name: 'SGR',
      text: 'It refunds you if we become insolvent.',
      contact: 'Rotterdam, +31 10 000 00 00',
      href: null,
      mark: null,
    });
    expect(brandFacts('boatbiketours', 'de', read)).toMatchObject({ imprint: '/impressum', guarantee: null });
    expect(brandFacts('boatbiketours', 'nl', read).imprint).toBeNull();
    expect(brandFacts('islandhopping', 'en', read).company).toBeNull();
  });
});
