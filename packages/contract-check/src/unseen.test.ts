import { expect, test } from 'vitest';
import type { CheckOptions } from './contract-check.ts';
import { checkFake } from './testing/check-fake.ts';
import type { Change } from './testing/fake-backend.ts';
import { good } from './testing/good-backend.ts';

const unseen = async (change?: Change, options?: Partial<CheckOptions>) => (await checkFake(change, options)).unseen;
const never = /the check creates nothing/;
const payments = /a POST of payments: an unknown id gets 404/;

test('what could not be read is not called empty (CALL-53)', async () => {
  const sentences = await unseen({ at: /\/(?:cabins|products)$/, instead: { body: '1' } });
  expect(sentences.filter((sentence) => sentence.includes('empty'))).toEqual([]);
});

test('a check of everything says only what no check can see (CALL-53)', async () => {
  expect(await unseen()).toEqual([expect.stringMatching(payments), expect.stringMatching(never)]);
});

test.each<[string, RegExp, (Change | undefined)?, Partial<CheckOptions>?]>([
  ['bookings', /^A booking, .* --booking/, undefined, { bookings: [] }],
  ['payments', /^A standalone payment: .* --payment/, undefined, { payments: [] }],
  ['coupons', /^A voucher code: .* --coupon/, undefined, { coupon: null }],
  ['coupons that no departure takes', /no departure took it/, { data: { coupons: [] } }],
  ['prices of its own', /--dry-run/, undefined, { dryRun: null }],
  ['posts', /leave --read-only out/, undefined, { posts: false }],
  [
    'bookings that are always 404',
    /Whether there is a POST \/bookings/,
    { at: /^POST \/bookings /, instead: { status: 404, type: 'a/b' } },
  ],
  ['no tours', /the list of tours is empty/, { data: { tours: [] } }],
  ['no departures', /no tour has one/, { data: { departures: [] } }],
  ['a tour without departures', /^Departures of t2: /, { data: { departures: good.departures.slice(0, 3) } }],
  [
    'availability',
    /^Availability/,
    { data: { departures: good.departures.map(({ of, wire }) => ({ of, wire: { ...wire, availability: null } })) } },
  ],
  [
    'vouchers',
    /^Vouchers of departures/,
    { data: { departures: good.departures.map(({ of, wire }) => ({ of, wire: { ...wire, voucher: null } })) } },
  ],
  ['a list of tours of another shape', /the list of tours could not be read/, { at: /^GET \/tours$/, put: { data: {} } }],
  ['departures of another shape', /^Everything about departures: they could not/, { at: /\/departures\?start/, put: { '0': 1 } }],
  ['cabins of another shape', /^Cabins: could not be read\.$/, { at: /\/cabins$/, put: { '0.id': 1 } }],
  ['products of another shape', /^Products and the guarantee fund: could not be read\.$/, { at: /\/products$/, put: { bikes: 1 } }],
  [
    'products of which some have another shape',
    /^Products, `diets`: every list is empty, of those that could be read\.$/,
    { data: { 'products.diets': [] }, at: /d1\/products$/, put: { bikes: 1 } },
  ],
  ['prices of months of another shape', /^Prices of months: could not be read\.$/, { at: /\/prices$/, put: { '0.year': 'x' } }],
  ['translations of another shape', /^Translations: could not be read\.$/, { at: /^GET \/translations\//, instead: { body: '{}' } }],
  ['cabins', /^Cabins: every list is empty\.$/, { data: { cabins: [] } }],
  ['bikes', /^Products, `bikes`/, { data: { 'products.bikes': [] } }],
  ['insurance', /^Products, `insurance_policies`/, { data: { 'products.insurance_policies': [] } }],
  ['the guarantee fund', /^The guarantee fund/, { data: { 'products.sgr': null } }],
  ['prices of months', /^Prices of months/, { at: /^GET \/tours\/t.\/prices$/, instead: { body: '[]' } }],
  ['translations', /^Translations/, { at: /^GET \/translations\//, instead: { body: '[]' } }],
])('what is not there to be seen is named: %s (CALL-53)', async (_, sentence, change, options) => {
  expect(await unseen(change, options)).toContainEqual(expect.stringMatching(sentence));
});
