import { describe, expect, test } from 'vitest';
import { aPolicy } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import { insuranceTerms, policyTerms } from './index.ts';

const withText = aPolicy();
const withoutText = aPolicy({ id: toId('second'), terms: '' });
const travel = aPolicy({ id: toId('travel'), insurance_type: 'travel', terms: null });
const both = { cancellation: true, travel: true };

describe('only terms that there are to read are demanded (CONF-49)', () => {
  test.each([
    ['a text', [withText, travel], [], ['cancellation']],
    ['a text of one of two policies', [withoutText, withText], [], ['cancellation']],
    ['an address', [withoutText, travel], ['travel'], ['travel']],
    ['both', [withText, travel], ['cancellation', 'travel'], ['cancellation', 'travel']],
    ['neither text nor address', [withoutText, travel], [], []],
    ['an address of what is not offered', [], ['travel'], []],
  ] as const)('%s', (_, offered, linked, expected) => expect(insuranceTerms(both, offered, linked)).toEqual(expected));

  test('of what is not chosen nothing is demanded', () => {
    const [offered, linked] = [[withText, travel], ['travel']] as const;
    expect(insuranceTerms({ cancellation: false, travel: true }, offered, linked)).toEqual(['travel']);
    expect(insuranceTerms({ cancellation: false, travel: false }, offered, linked)).toEqual([]);
  });
});

test.each([
  ['Claims within 30 days.', true],
  ['<p>§ 1</p>', true],
  ['', false],
  [null, false],
  [' \n', false],
  ['<p>&nbsp;</p><br>', false],
])('the terms %j are something to read: %s (CONF-49)', (terms, readable) => expect(policyTerms({ terms })).toBe(readable ? terms : null));
