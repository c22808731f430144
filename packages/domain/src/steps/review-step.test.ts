import { describe, expect, test } from 'vitest';
import { toBookingRequest } from '../booking/index.ts';
import { nothingChosen, policyKey } from '../insurance/index.ts';
import { type Language, languages } from '../language.ts';
import { type TermKey, termKeys } from '../market/index.ts';
import { add, toCents } from '../money/index.ts';
import type { InsuranceType } from '../schema/index.ts';
import { ann, cabinTypes, context, harbour, input, main, products, today, transfer } from '../testing/a-booking.ts';
import { aPolicy, percentage } from '../testing/index.ts';
import { type LegalOffer, type ReviewEntries, type ReviewOffer, reviewStep, unreadablePolicies } from './index.ts';

const addresses = (given: Partial<Record<TermKey, string>> = {}): LegalOffer['addresses'] => {
  const ofLanguage = (language: Language) =>
    Object.fromEntries(
      termKeys.map((key) => [key, given[key] ?? (key === 'cancellation' || key === 'travel' ? null : `/${language}/${key}`)]),
    ) as Record<TermKey, string | null>;
  return Object.fromEntries(languages.map((language) => [language, ofLanguage(language)])) as LegalOffer['addresses'];
};
const policies = [...products.insurance_policies, aPolicy({ insurance_type: 'travel', terms: '' })];
const offer: ReviewOffer = {
  departure: context.departure,
  cabinTypes,
  products: { ...products, insurance_policies: policies },
  legal: { language: 'en', addresses: addresses(), paymentTerms: { depositPercentage: 30, balanceDueDays: 49 }, translations: undefined },
  today,
};
const withLegal = (given: Partial<LegalOffer>): ReviewOffer => ({ ...offer, legal: { ...offer.legal, ...given } });
const withPolicies = (insurance_policies: typeof policies): ReviewOffer => ({
  ...offer,
  products: { ...offer.products, insurance_policies },
});

const party = { main, passengers: [ann, { ...ann, firstName: 'Ben' }] };
const keyOf = (type: InsuranceType) => policyKey(type, policies);
const entries: ReviewEntries = {
  party,
  additional: {},
  consents: { insurance: nothingChosen, accepted: {}, replaced: [] },
  coupon: null,
  sent: null,
  promised: null,
  asked: [],
};
const review = (given: Partial<ReviewEntries> = {}, from = offer) => reviewStep(from, { ...entries, ...given });
const insured = { ...entries.consents, insurance: { ...nothingChosen, cancellation: keyOf('cancellation') } };
const american = { ...party, main: { ...main, country: 'US', state: 'NY' } };

/** The consents to these terms, as the page stores them. */
const agreed = (keys: readonly TermKey[], from = offer, consents = insured): ReviewEntries['consents'] => {
  const { read } = review({}, from).agreement;
  return { ...consents, accepted: Object.fromEntries(keys.map((key) => [key, read[key]])) };
};
const europe = ['general', 'consumer', 'payment'] as const;

describe('the terms to agree to', () => {
  test.each([
    ['those of the trip (CONF-16)', {}, offer, europe],
    ['with an insurance, its own (CONF-11)', { consents: insured }, offer, [...europe, 'cancellation']],
    [
      'none of an insurance without terms to read (CONF-49)',
      { consents: { ...insured, insurance: { ...nothingChosen, travel: keyOf('travel') } } },
      offer,
      europe,
    ],
    [
      'of one whose terms are at an address (CONF-49)',
      { consents: { ...insured, insurance: { ...nothingChosen, travel: keyOf('travel') } } },
      withLegal({ addresses: addresses({ travel: '/travel' }) }),
      [...europe, 'travel'],
    ],
    ['in North America its own (CONF-17)', { party: american }, offer, ['general_north_america', 'payment_north_america']],
  ] as const)('%s', (_, given, from, required) => {
    expect(review(given, from).required).toEqual(required);
  });
  test('policies whose terms nobody can read are found (CONF-49)', () => {
    expect(unreadablePolicies(review().agreement)).toEqual([policies[1]]);
    expect(unreadablePolicies(review({}, withLegal({ addresses: addresses({ travel: '/travel' }) })).agreement)).toEqual([]);
  });
});

describe('a consent belongs to what was read (CONF-50)', () => {
  const all = [...europe, 'cancellation'] as const;
  const consents = agreed(all);
  const text = { id: policies[0]?.id ?? '', language: 'de', terms: 'Anderes' } as NonNullable<LegalOffer['translations']>[number];
  test('all are given: nothing is open', () => {
    expect(review({ consents })).toMatchObject({
      isComplete: true,
      given: { general: true, cancellation: true, travel: false },
      errors: {},
    });
  });
  test('it outlasts another language (CONF-30)', () => {
    expect(review({ consents }, withLegal({ language: 'de' })).isComplete).toBe(true);
  });
  test.each([
    ['an address in another language', withLegal({ addresses: { ...addresses(), de: addresses({ consumer: '/neu' }).de } }), 'consumer'],
    ['another address', withLegal({ addresses: addresses({ general: '/new' }) }), 'general'],
    ['other payment terms', withLegal({ paymentTerms: { depositPercentage: 40, balanceDueDays: 49 } }), 'payment'],
    ['a trip on request', { ...offer, departure: { ...offer.departure, on_request: true } }, 'payment'],
    ['a translation of the terms', withLegal({ translations: [text] }), 'cancellation'],
  ] as const)('it ends with %s', (_, from, ended) => {
    const { given, isComplete } = review({ consents }, from);
    expect(isComplete).toBe(false);
    expect(all.filter((key) => !given[key])).toEqual([ended]);
  });
  test.each([
    [
      'of an insurance for the journey, with a translation of its terms',
      { consents: { ...insured, insurance: { ...nothingChosen, travel: keyOf('travel') } } },
      withLegal({ addresses: addresses({ travel: '/travel' }) }),
      { translations: [{ ...text, id: policies[1]?.id ?? '' }] },
      'travel',
    ],
    [
      'to the payment terms of North America, with other numbers',
      { party: american },
      offer,
      { paymentTerms: { depositPercentage: 40, balanceDueDays: 49 } },
      'payment_north_america',
    ],
  ] as const)('so does one %s', (_, given, from, changed, ended) => {
    const before = review(given, from);
    const accepted = Object.fromEntries(before.required.map((key) => [key, before.agreement.read[key]]));
    const withConsents = { ...given, consents: { ...('consents' in given ? given.consents : entries.consents), accepted } };
    expect(review(withConsents, from).isComplete).toBe(true);
    const after = review(withConsents, { ...from, legal: { ...from.legal, ...changed } });
    expect(after.required.filter((key) => !after.given[key])).toEqual([ended]);
  });
  test('a policy with another text is another insurance: choice and consent end, and the page says so', () => {
    const changed = withPolicies(policies.map((policy) => ({ ...policy, summary: 'New' })));
    const { insurance, required, ended, replaced } = review({ consents }, changed);
    expect({ insurance, required, ended, replaced }).toEqual({
      insurance: { cancellation: false, travel: false },
      required: europe,
      ended: ['cancellation'],
      replaced: ['cancellation'],
    });
  });
  test('what was replaced before stays said, without ending again', () => {
    expect(review({ consents: { ...entries.consents, replaced: ['travel'] } })).toMatchObject({ ended: [], replaced: ['travel'] });
  });
  test.each([
    ['the same offer', offer, true],
    ['another price', withPolicies(policies.map((policy) => ({ ...policy, fixed_cost: toCents(1) }))), true],
    ['a policy that is not chosen', withPolicies(policies.filter((policy) => policy.insurance_type === 'cancellation')), true],
    ['another text of the chosen policy', withPolicies(policies.map((policy) => ({ ...policy, terms: 'New' }))), false],
    ['the chosen policy is gone', withPolicies([]), false],
    ['the trip is on request by now', { ...offer, departure: { ...offer.departure, on_request: true } }, false],
    ['another market', { ...offer, departure: { ...offer.departure, multi_market: false } }, true],
  ] as const)('it holds for an offer that was fetched since: %s', (_, fetched, holds) => {
    expect(review({ consents }).isAgreedTo(fetched)).toBe(holds);
  });
  test('not for the terms of another market, though each of them is the same', () => {
    const oneMarket = { ...offer, departure: { ...offer.departure, multi_market: false } };
    expect(review({ party: american }).isAgreedTo(offer)).toBe(true);
    expect(review({ party: american }).isAgreedTo(oneMarket)).toBe(false);
  });
  test('not for another text of a chosen policy that has no terms to read', () => {
    const travelling = { consents: { ...insured, insurance: { ...nothingChosen, travel: keyOf('travel') } } };
    const changed = policies.map((policy) => (policy.insurance_type === 'travel' ? { ...policy, summary: 'New' } : policy));
    expect(review(travelling).isAgreedTo(offer)).toBe(true);
    expect(review(travelling).isAgreedTo(withPolicies(changed))).toBe(false);
  });
});

describe('errors are those of terms that a press has asked for (CONF-12, CONF-18)', () => {
  const consents = agreed(['consumer']);
  test.each([
    ['none before a press', [], {}],
    ['none of a term that was touched since', ['general'], { general: 'travel-terms-required' }],
    [
      'not of those that are given',
      [...europe, 'cancellation'],
      { general: 'travel-terms-required', payment: 'travel-terms-required', cancellation: 'insurance-terms-required' },
    ],
    ['not of those that are not required any more', ['travel'], {}],
  ] as const)('%s', (_, asked, errors) => {
    expect(review({ consents, asked }).errors).toEqual(errors);
  });
});

describe('the price', () => {
  test('has the chosen quantities, none above the party, mandatory ones at least once (CONF-6)', () => {
    const { quantities, price } = review({ additional: { [transfer.id]: 5 } });
    expect(quantities).toEqual({ [transfer.id]: 2, [harbour.id]: 1 });
    expect(price.additionalProducts).toBe(add(toCents(2000), toCents(1000)));
  });
  test('has insurance, coupon and market', () => {
    const { price } = review();
    expect(review({ consents: insured }).price.insurance).toBeGreaterThan(price.insurance);
    expect(review({ coupon: percentage(10) }).price.total).toBeLessThan(price.total);
    expect(review({ party: american }).price.market).toBe('north_america');
  });
  test('is the promise, as long as there is one (BOOK-36)', () => {
    const promised = { ...review().price, total: toCents(1) };
    expect(review({ promised }).price).toBe(promised);
    expect(review({ promised }).input).toEqual(review().input);
  });
  test('is due by the payment terms of the brand, if it has any (CONF-44)', () => {
    const { schedule, price } = review();
    expect(add(schedule?.today ?? toCents(0), schedule?.later?.amount ?? toCents(0))).toBe(price.payable);
    expect(schedule?.dueToday).toBe('deposit');
    expect(review({}, withLegal({ paymentTerms: null }))).toMatchObject({ schedule: null, paymentTerms: null });
  });
  test('insurance is offered at the price of this trip, none for AU (CONF-9, CONF-10)', () => {
    expect(review().offers.map(({ type }) => type)).toEqual(['cancellation', 'travel']);
    expect(review({ consents: insured }).offers[0]?.price).toBe(review({ consents: insured }).price.insurance);
    expect(review({ party: { ...party, main: { ...main, country: 'AU' } } }).offers).toEqual([]);
  });
});

describe('an open attempt is shown as it was sent (CONF-40, BOOK-36)', () => {
  const sent = toBookingRequest(input);
  const step = review({ sent, additional: {}, consents: { ...entries.consents, replaced: ['travel'] }, coupon: percentage(10) });
  test('its insurance, quantities and consents, whatever is chosen by now', () => {
    expect(step.insurance).toEqual({ cancellation: true, travel: false });
    expect(step.quantities).toEqual({ [transfer.id]: 2, [harbour.id]: 1 });
    expect(step.required).toEqual([...europe, 'cancellation']);
    expect(step.given).toBe(sent.terms);
    expect(step.price.insurance).toBeGreaterThan(0);
  });
  test('what is chosen on this page is kept', () => {
    expect(step.additional).toEqual({ [transfer.id]: 0, [harbour.id]: 1 });
  });
  test('nothing of it ends with another policy', () => {
    expect(review({ sent, consents: insured }, withPolicies([])).ended).toEqual([]);
  });
});
