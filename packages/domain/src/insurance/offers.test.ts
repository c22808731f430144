import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Quote, quote } from '../pricing/index.ts';
import { type ProductTranslation, ProductTranslationSchema } from '../schema/index.ts';
import { quoteInputs } from '../testing/arbitraries.ts';
import { aPolicy, aProduct, aQuoteInput, noProducts } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import * as insurance from './index.ts';

type PolicyTexts = Parameters<typeof insurance.insuranceOffers>[3];
const inGerman = { language: 'de', translations: [] } as const;
const insuranceOffers = (offered: typeof policies, price: Quote, country: string | null, texts: PolicyTexts = inGerman) =>
  insurance.insuranceOffers(offered, price, country, texts);

const translation = (given: Partial<ProductTranslation>): ProductTranslation =>
  v.parse(ProductTranslationSchema, { id: 'a', language: 'en', ...given });
const cancellation = aPolicy({ summary: '<p>Cancel</p>', description: '', fine_print: 'Small', terms: 'Terms' });
const second = aPolicy({
  id: toId('second'),
  fixed_cost: 10,
  fee_percentage: 0,
  tax_percentage: 0,
  summary: 'Later',
  description: 'More',
  fine_print: 'Small, too',
});
const travel = aPolicy({ id: toId('travel'), insurance_type: 'travel', fixed_cost: 0, fee_percentage: 3, tax_percentage: 0, terms: null });
const american = aPolicy({ id: toId('american'), market: 'north_america' });
const policies = [travel, cancellation, second, american];
// 2000 euros of cabins, and 100 of local costs, which are not insured.
const local = aProduct({ unit_price: 50, local_cost: true, mandatory: true });
const priced = quote(aQuoteInput({ products: { ...noProducts, other: [local] } }));

describe('Insurance policies for the market (not offered when the country is AU)', () => {
  test('one offer per type, cancellation first, at the price of all its policies, without local costs', () => {
    const offers = insuranceOffers(policies, priced, 'NL');
    // 5.5 % of 2000 is 110, and 5: 115, with 21 % tax 139.15; the second policy 10.
    expect(offers.map(({ type, price, tax }) => [type, price, tax])).toEqual([
      ['cancellation', 13_915 + 1000, 2415],
      ['travel', 6000, 0],
    ]);
  });
  test('every policy of a type has its own price and texts; null where it has none (CONF-51)', () => {
    const [first, last] = insuranceOffers(policies, priced, 'NL');
    const own = (text: string) => ({ text, language: 'en' });
    expect(first?.policies).toEqual([
      {
        id: cancellation.id,
        label: { name: null, number: 1 },
        price: 13_915,
        tax: 2415,
        summary: own('<p>Cancel</p>'),
        description: null,
        finePrint: own('Small'),
        terms: own('Terms'),
      },
      {
        id: second.id,
        label: { name: null, number: 2 },
        price: 1000,
        tax: 0,
        summary: own('Later'),
        description: own('More'),
        finePrint: own('Small, too'),
        terms: own('Claims within 30 days.'),
      },
    ]);
    expect(last?.policies).toMatchObject([{ id: travel.id, label: { name: null, number: null }, terms: null, finePrint: null }]);
  });
  test('terms without a word are none (CONF-49)', () => {
    const blank = aPolicy({ terms: '<p> </p>' });
    expect(insuranceOffers([blank], priced, 'NL')[0]?.policies[0]?.terms).toBeNull();
  });
  test('each text comes from the translation with the policy’s id: in the page’s language, else in English, else from the policy itself (CONF-55)', () => {
    const german = translation({
      id: second.id,
      language: 'de',
      description: '<p>Mehr</p>',
      summary: 'Später',
      fine_print: 'Klein',
      terms: 'Frist',
    });
    const english = { ...german, language: 'en', description: 'Even more', summary: 'Later, too', fine_print: null } as const;
    const blank = translation({ id: cancellation.id, language: 'de', description: '' });
    const shown = (...translations: ProductTranslation[]) =>
      insuranceOffers(policies, priced, 'NL', { language: 'de', translations })[0]?.policies[1];
    expect(shown(blank, english, german)).toMatchObject({
      summary: { text: 'Später', language: 'de' },
      description: { text: '<p>Mehr</p>', language: 'de' },
      finePrint: { text: 'Klein', language: 'de' },
      terms: { text: 'Frist', language: 'de' },
    });
    expect(shown(english, { ...german, summary: '', terms: null, fine_print: '', description: null })).toMatchObject({
      summary: { text: 'Later, too', language: 'en' },
      description: { text: 'Even more', language: 'en' },
      finePrint: { text: 'Small, too', language: 'en' },
      terms: { text: 'Frist', language: 'en' },
    });
    expect(shown({ ...german, language: 'nl' }, blank)?.description).toEqual({ text: 'More', language: 'en' });
  });
  test('terms without a word in a translation are none (CONF-49)', () => {
    const translations = [translation({ id: cancellation.id, language: 'de', terms: '<p> </p>' })];
    expect(insuranceOffers(policies, priced, 'NL', { language: 'de', translations })[0]?.policies[0]?.terms).toEqual({
      text: 'Terms',
      language: 'en',
    });
  });
  test('a description in the page’s language stands in place of a summary in another one (CONF-55)', () => {
    const german = translation({ id: second.id, language: 'de', description: '<p>Mehr</p>' });
    const shown = (language: 'de' | 'en', ...translations: ProductTranslation[]) =>
      insuranceOffers(policies, priced, 'NL', { language, translations })[0]?.policies[1];
    expect(shown('de', german)).toMatchObject({ summary: { text: '<p>Mehr</p>', language: 'de' }, description: null });
    expect(shown('en', german)).toMatchObject({
      summary: { text: 'Later', language: 'en' },
      description: { text: 'More', language: 'en' },
    });
    expect(shown('de')).toMatchObject({ summary: { text: 'Later', language: 'en' }, description: { text: 'More', language: 'en' } });
  });
  test('only policies of the guest’s market', () => {
    expect(insuranceOffers(policies, { ...priced, market: 'north_america' }, 'US').map(({ type }) => type)).toEqual(['cancellation']);
    expect(insuranceOffers([american], priced, 'NL')).toEqual([]);
  });
  test('none for AU', () => expect(insuranceOffers(policies, priced, 'AU')).toEqual([]));
  test('a country not yet chosen is offered what the default market has', () =>
    expect(insuranceOffers(policies, priced, null)).toHaveLength(2));
});

test('choosing an offer adds its price to the total', () => {
  fc.assert(
    fc.property(quoteInputs, (input) => {
      const without = quote({ ...input, insurance: { cancellation: false, travel: false } });
      for (const { type, price } of insuranceOffers(input.products.insurance_policies, without, input.country)) {
        const chosen = quote({ ...input, insurance: { cancellation: false, travel: false, [type]: true } });
        expect(chosen.total - without.total).toBe(price);
      }
    }),
  );
});

describe('a fingerprint of the translated texts of the policies of a type (CONF-56)', () => {
  const german = translation({ id: cancellation.id, language: 'de', terms: 'Frist 30 Tage' });
  const key = (...translations: ProductTranslation[]) => insurance.translatedTextsKey(policies, 'cancellation', translations);
  test('differs for each text that differs, in whatever language', () => {
    const dutch = { ...german, language: 'nl' } as const;
    const texts = (['description', 'summary', 'fine_print', 'terms'] as const).map((text) => key({ ...german, [text]: 'Neu' }));
    expect(new Set([key(german), key(dutch), key(german, dutch), ...texts]).size).toBe(7);
  });
  test('is the same in any order, whatever names, pictures and other products are called', () => {
    const dutch = { ...german, language: 'nl' } as const;
    const others = [translation({ id: travel.id, language: 'de', terms: 'Andere' }), translation({ id: 'bike', description: 'Rad' })];
    expect(key(dutch, { ...german, name: 'Basis', image_url: '/a.svg' }, ...others)).toBe(key(german, dutch));
  });
  test('is null without a translated text', () => {
    expect(key(translation({ id: cancellation.id, language: 'de', name: 'Basis', description: '' }))).toBeNull();
    expect(insurance.translatedTextsKey(policies, 'cancellation', undefined)).toBeNull();
  });
});
