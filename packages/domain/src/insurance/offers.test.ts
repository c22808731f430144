import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Quote, quote } from '../pricing/index.ts';
import type { Translation } from '../schema/index.ts';
import { quoteInputs } from '../testing/arbitraries.ts';
import { aPolicy, aProduct, aQuoteInput, noProducts } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import * as insurance from './index.ts';

type PolicyTexts = Parameters<typeof insurance.insuranceOffers>[3];
const inGerman = { language: 'de', translations: [] } as const;
const insuranceOffers = (offered: typeof policies, price: Quote, country: string | null, texts: PolicyTexts = inGerman) =>
  insurance.insuranceOffers(offered, price, country, texts);

const cancellation = aPolicy({ summary: '<p>Cancel</p>', description: '', fine_print: 'Small', terms: 'Terms' });
const second = aPolicy({ id: toId('second'), fixed_cost: 10, fee_percentage: 0, tax_percentage: 0, summary: 'Later', description: 'More' });
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
    const own = (html: string) => ({ html, language: 'en' });
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
        finePrint: null,
        terms: own('Claims within 30 days.'),
      },
    ]);
    expect(last?.policies).toMatchObject([{ id: travel.id, label: { name: null, number: null }, terms: null, finePrint: null }]);
  });
  test('terms without a word are none (CONF-49)', () => {
    const blank = aPolicy({ terms: '<p> </p>' });
    expect(insuranceOffers([blank], priced, 'NL')[0]?.policies[0]?.terms).toBeNull();
  });
  test('the description comes from the translation with the policy’s id, in the page’s language, else in English, else from the policy itself', () => {
    const images = { image_url: null, image_url1: null, image_url2: null, image_url3: null };
    const german = { id: second.id, language: 'de', name: '', description: '<p>Mehr</p>', ...images } as const;
    const english = { ...german, language: 'en', description: 'Even more' } as const;
    const blank = { ...german, id: cancellation.id, description: '' } as const;
    const described = (...translations: Translation[]) =>
      insuranceOffers(policies, priced, 'NL', { language: 'de', translations })[0]?.policies[1]?.description;
    expect(described(blank, english, german)).toEqual({ html: '<p>Mehr</p>', language: 'de' });
    expect(described(english)).toEqual({ html: 'Even more', language: 'en' });
    expect(described({ ...german, language: 'nl' }, blank)).toEqual({ html: 'More', language: 'en' });
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
