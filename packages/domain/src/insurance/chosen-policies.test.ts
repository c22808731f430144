import { describe, expect, test } from 'vitest';
import type { InsurancePolicy } from '../schema/index.ts';
import { aPolicy } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import { chosenInsurance, fingerprint, nothingChosen, policyKey, replacedInsurance } from './index.ts';

const policy = aPolicy({ description: 'Covers', summary: 'Short', fine_print: 'Small', terms: 'Claims' });
const second = aPolicy({ id: toId('second') });
const travel = aPolicy({ id: toId('travel'), insurance_type: 'travel' });
const offered = [policy, travel];
const chosen = { ...nothingChosen, cancellation: policyKey('cancellation', offered) };

test('what was chosen counts while the same policies are offered, in any order, at any price', () => {
  const both = [policy, second];
  const ofBoth = { ...nothingChosen, cancellation: policyKey('cancellation', both) };
  for (const [choice, now] of [
    [chosen, offered],
    [chosen, [travel, policy]],
    [chosen, [{ ...policy, fixed_cost: second.fixed_cost, fee_percentage: 9 as never }]],
    [ofBoth, [second, policy]],
  ] as const) {
    expect(chosenInsurance(choice, now)).toEqual({ cancellation: true, travel: false });
    expect(replacedInsurance(choice, now)).toEqual([]);
  }
});

describe('another policy is another insurance: choice and consent start empty (CONF-50)', () => {
  test.each<[string, InsurancePolicy[]]>([
    ['another id', [{ ...policy, id: second.id }]],
    ['another market', [{ ...policy, market: 'north_america' }]],
    ['another description', [aPolicy({ ...policy, description: 'Covers less' } as never)]],
    ['another summary', [aPolicy({ ...policy, summary: '' } as never)]],
    ['another fine print', [aPolicy({ ...policy, fine_print: 'Small ' } as never)]],
    ['other terms', [aPolicy({ ...policy, terms: 'claims' } as never)]],
    ['one more', [policy, second]],
    ['another type only', [travel]],
    ['none', []],
  ])('%s', (_, now) => {
    expect(chosenInsurance(chosen, now)).toEqual({ cancellation: false, travel: false });
    expect(replacedInsurance(chosen, now)).toEqual(['cancellation']);
  });
  test('one less than was chosen', () =>
    expect(replacedInsurance({ ...chosen, cancellation: policyKey('cancellation', [policy, second]) }, [policy])).toEqual([
      'cancellation',
    ]));
  test('what was not chosen is not replaced, and does not count, whatever is offered', () => {
    expect(replacedInsurance(nothingChosen, offered)).toEqual([]);
    expect(chosenInsurance(nothingChosen, offered)).toEqual({ cancellation: false, travel: false });
    expect(chosenInsurance(nothingChosen, [])).toEqual({ cancellation: false, travel: false });
  });
});

test('a key names the policies, so that a stored choice can be understood', () => {
  expect(policyKey('cancellation', [policy, second])).toMatch(new RegExp(`^default ${policy.id} \\S+, default ${second.id} \\S+$`));
  expect(policyKey('travel', [policy])).toBeNull();
});

test('a fingerprint differs for other texts, another order and another division of them', () => {
  const texts = [['a', 'b'], ['b', 'a'], ['ab', ''], ['a', null], ['a', ''], ['a'], ['a', 'b '], ['a', 'B']];
  expect(new Set(texts.map((given) => fingerprint(...given))).size).toBe(texts.length);
  expect(fingerprint('a', 'b')).toBe(fingerprint('a', 'b'));
  expect(fingerprint('x'.repeat(100_000))).toMatch(/^[0-9a-z]{1,7}-[0-9a-z]{1,7}$/);
});
