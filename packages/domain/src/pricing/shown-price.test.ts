import { describe, expect, test } from 'vitest';
import { aCabinType, amountOff, aProduct, aQuoteInput, noProducts } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import { acknowledgedPrice, type QuoteInput, quote, type ShownPrice, showPrice } from './index.ts';

const bike = aProduct({ id: toId('bike'), unit_price: 100, product_type: 'Bike' });
const lock = aProduct({ id: toId('lock'), unit_price: 10 });
const given = aQuoteInput({
  products: { ...noProducts, bikes: [bike], other: [lock] },
  passengers: [
    { bike: bike.id, diet: '', other: [] },
    { bike: '', diet: '', other: [] },
  ],
  country: 'NL',
});
const dearer: Partial<QuoteInput> = { cabinTypes: [aCabinType({ unit_price: 1100 })] };
const withLocks: Partial<QuoteInput> = { passengers: given.passengers.map((passenger) => ({ ...passenger, other: [lock.id] })) };

const last = acknowledgedPrice(given, quote(given));
/** What is said when these data and choices are shown after `shown`. */
const show = (changes: Partial<QuoteInput>, shown: ShownPrice | null = last) => {
  const input = { ...given, ...changes };
  return showPrice(shown, input, quote(input));
};
const totals = (changes: Partial<QuoteInput>, shown?: ShownPrice) => {
  const { change } = show(changes, shown);
  return change && [change.before, change.after];
};

describe('The same choice that costs something else is a change (PRICE-50)', () => {
  test('a price that was not shown before, and the same price, are none', () => {
    expect(show({}, null)).toEqual({ shown: last, change: null });
    expect(show({})).toEqual({ shown: last, change: null });
  });
  test('a cabin that costs more', () => expect(totals(dearer)).toEqual([210_000, 230_000]));
  test('a coupon whose discount is another one', () => {
    const reduced = { coupon: amountOff(50, 'SUN') };
    expect(totals({ coupon: amountOff(20, 'SUN') }, show(reduced).shown)).toEqual([200_000, 206_000]);
  });
  test('a product that has become mandatory, and one that is not offered any more', () => {
    const mandatory = { ...lock, mandatory: true };
    expect(totals({ ...withLocks, products: { ...given.products, other: [mandatory] } })).toEqual([210_000, 212_000]);
    const [first, second] = given.passengers;
    const withoutBike = {
      products: { ...given.products, bikes: [] },
      passengers: [{ ...first, bike: '' }, second] as QuoteInput['passengers'],
    };
    expect(totals(withoutBike)).toEqual([210_000, 200_000]);
  });
});

test.each<[string, Partial<QuoteInput>]>([
  ['passengers’ products', withLocks],
  ['a country', { country: 'BE' }],
  ['a coupon', { coupon: amountOff(0, 'SUN') }],
  ['cabins', { cabins: { twin: [1] }, passengers: [] }],
  ['insurance and cabins', { insurance: { cancellation: true, travel: false }, cabins: { twin: [1] } }],
])('another choice of %s is no change, though the prices have changed as well (PRICE-50)', (_, choice) => {
  const { shown, change } = show({ ...dearer, ...choice });
  expect(change).toBeNull();
  expect(totals({ ...dearer, ...choice }, shown)).toBeNull();
});

describe('A change stays open until it is acknowledged (PRICE-51)', () => {
  const open = show(dearer).shown;
  test('on later visits too', () => expect(totals(dearer, JSON.parse(JSON.stringify(open)))).toEqual([210_000, 230_000]));
  test('whatever is chosen meanwhile: it is that of what was chosen before', () => {
    expect(totals({ ...dearer, ...withLocks }, open)).toEqual([210_000, 230_000]);
    expect(totals({ ...dearer, coupon: amountOff(50, 'SUN') }, open)).toEqual([210_000, 230_000]);
  });
  test('with a coupon that was removed meanwhile, as it was', () => {
    const reduced = show({ ...dearer, coupon: amountOff(50, 'SUN') }, show({ coupon: amountOff(50, 'SUN') }).shown).shown;
    expect(totals(dearer, reduced)).toEqual([200_000, 220_000]);
  });
  test('a further change adds to it', () =>
    expect(totals({ cabinTypes: [aCabinType({ unit_price: 1200 })] }, open)).toEqual([210_000, 250_000]));
  test('once the old price is back there is none', () => expect(show({}, open)).toEqual({ shown: last, change: null }));
  test('an acknowledged price is compared from then on', () => {
    const input = { ...given, ...dearer };
    const acknowledged = acknowledgedPrice(input, quote(input));
    expect(totals(dearer, acknowledged)).toBeNull();
    expect(totals({}, acknowledged)).toEqual([230_000, 210_000]);
  });
});
