import { describe, expect, test } from 'vitest';
import { effectiveInsurance, noInsurance, offeredPolicies } from '../insurance/index.ts';
import { aPolicy } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import { chargesGuaranteeFund, requiredTerms, resolveMarket } from './index.ts';

describe('A guest is in the north_america market only if the departure is multi-market and the country is CA or US (BRAND-1, BRAND-19, PRICE-17, PRICE-18)', () => {
  test.each([
    [true, 'US', 'north_america'],
    [true, 'CA', 'north_america'],
    [true, 'NL', 'default'],
    [true, null, 'default'],
    [true, '', 'default'],
    [false, 'US', 'default'],
    [null, 'US', 'default'],
  ] as const)('multi_market %s, country %s', (multi_market, country, expected) =>
    expect(resolveMarket({ multi_market }, country)).toBe(expected),
  );
  test('multi_market may be absent', () => {
    expect(resolveMarket({}, 'US')).toBe('default');
    expect(chargesGuaranteeFund({}, 'NL')).toBe(true);
  });
});

describe('Each of the required terms must be accepted (CONF-20)', () => {
  test.each([
    ['Default market requires general, consumer, payment (CONF-16)', 'default', [], ['general', 'consumer', 'payment']],
    [
      'north America requires general_north_america and payment_north_america (CONF-17)',
      'north_america',
      [],
      ['general_north_america', 'payment_north_america'],
    ],
    [
      'If an insurance type is chosen its terms must be accepted',
      'default',
      ['cancellation', 'travel'],
      ['general', 'consumer', 'payment', 'cancellation', 'travel'],
    ],
  ] as const)('%s', (_, market, insurance, expected) => expect(requiredTerms(market, insurance)).toEqual(expected));
});

describe('Insurance policies for the market', () => {
  const policies = [aPolicy(), aPolicy({ id: toId('american'), market: 'north_america', insurance_type: 'travel' })];
  test('only policies of the guest’s market', () => {
    expect(offeredPolicies(policies, 'default', 'NL')).toEqual([policies[0]]);
    expect(offeredPolicies(policies, 'north_america', 'US')).toEqual([policies[1]]);
    expect(offeredPolicies(policies, 'default', null)).toEqual([policies[0]]);
  });
  test('not offered when the country is AU (CONF-10)', () => expect(offeredPolicies(policies, 'default', 'AU')).toEqual([]));
  test('nothing is chosen at first', () => expect(noInsurance).toEqual({ cancellation: false, travel: false }));
  test('choosing a type that is not offered adds nothing', () =>
    expect(effectiveInsurance({ cancellation: true, travel: true }, offeredPolicies(policies, 'default', 'NL'))).toEqual({
      cancellation: true,
      travel: false,
    }));
});
