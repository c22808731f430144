import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteInputs } from '../testing/arbitraries.ts';
import { aCabinType, aDeparture, amountOff, anSgr, aPolicy, aProduct, aQuoteInput, noProducts, percentage } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import { isSameChange, type QuoteInput, quote, quoteChange } from './index.ts';

const transfer = aProduct({ id: toId('transfer'), unit_price: 30, passenger_product: false });
const tax = aProduct({ id: toId('tax'), unit_price: 7, mandatory: true, local_cost: true });
const products = {
  ...noProducts,
  other: [tax, transfer],
  sgr: anSgr(),
  insurance_policies: [aPolicy({ fixed_cost: 10, fee_percentage: 0 })],
};
const given = aQuoteInput({
  products,
  departure: aDeparture({ voucher: null }),
  coupon: amountOff(50, 'SUN50'),
  additional: { [transfer.id]: 1 },
  insurance: { cancellation: true, travel: false },
});
const changeTo = (changes: Partial<QuoteInput>) => quoteChange(quote(given), quote({ ...given, ...changes }));
/** The changed lines as kind, old and new amount. */
const linesOf = (changes: Partial<QuoteInput>) =>
  changeTo(changes)?.lines.map(({ before, after }) => [(after ?? before).kind, before?.amount ?? null, after?.amount ?? null]);

describe('What has changed of a price: each line with its old and new amount, and the totals (PRICE-49)', () => {
  test('a cabin that costs more', () => {
    expect(linesOf({ cabinTypes: [aCabinType({ unit_price: 1100 })] })).toEqual([['cabin', 200_000, 220_000]]);
    expect(changeTo({ cabinTypes: [aCabinType({ unit_price: 1100 })] })).toMatchObject({ before: 196_610, after: 216_610 });
  });
  test('a charge that is new, and one that is gone', () => {
    const helmet = aProduct({ id: toId('helmet'), unit_price: 5, mandatory: true });
    expect(linesOf({ products: { ...products, other: [helmet, tax, transfer] } })).toEqual([['passenger_product', null, 1000]]);
    expect(linesOf({ products: { ...products, sgr: null } })).toEqual([['guarantee_fund', 1000, null]]);
  });
  test('two changes that cancel each other out are two changes', () => {
    const change = changeTo({
      cabinTypes: [aCabinType({ unit_price: 1050 })],
      departure: { ...aDeparture(), voucher: amountOff(50) },
    });
    expect(change?.lines).toHaveLength(2);
    expect(change?.before).toBe(change?.after);
  });
  test('a discount of another amount, and the insurance that depends on it', () =>
    expect(
      linesOf({
        coupon: percentage(1, 'SUN50'),
        products: { ...products, insurance_policies: [aPolicy({ fixed_cost: 0, fee_percentage: 10, tax_percentage: 0 })] },
      }),
    ).toEqual([
      ['discount', -10_000, -2000],
      ['insurance', 1210, 20_200],
    ]));
  test('another coupon of the same amount is another line', () =>
    expect(linesOf({ coupon: amountOff(50, 'SEA') })).toEqual([['discount', -10_000, -10_000]]));
  test('what is paid on board from now on', () =>
    expect(linesOf({ products: { ...products, other: [tax, { ...transfer, local_cost: true }] } })).toEqual([
      ['additional_product', 3000, 3000],
    ]));
});

test('names, the order of lines and the name of the departure’s voucher are no change of a price (PRICE-49)', () => {
  const named = { ...given, departure: { ...aDeparture(), voucher: amountOff(5, 'X') } };
  const renamed = {
    ...named,
    departure: { ...aDeparture(), voucher: amountOff(5, 'Y') },
    cabinTypes: [aCabinType({ name: 'Zweibettkabine' })],
    products: { ...products, other: [transfer, tax] },
  };
  expect(quoteChange(quote(named), quote(renamed))).toBeNull();
});

test('a price differs from itself in no line, and from another in the lines that make up the difference (PRICE-49)', () => {
  fc.assert(
    fc.property(quoteInputs, quoteInputs, (one, other) => {
      const [before, after] = [quote(one), quote(other)];
      expect(quoteChange(before, before)).toBeNull();
      const lines = quoteChange(before, after)?.lines ?? [];
      const difference = lines.reduce((sum, line) => sum + (line.after?.amount ?? 0) - (line.before?.amount ?? 0), 0);
      expect(difference).toBe(after.total - before.total);
    }),
  );
});

test('two changes are the same if they name the same lines with the same amounts, whatever their names', () => {
  const dearer = (unit_price: number, name: string) => changeTo({ cabinTypes: [aCabinType({ unit_price, name })] });
  const [one, same, other] = [dearer(1100, 'Twin'), dearer(1100, 'Zweibett'), dearer(1200, 'Twin')];
  if (!one || !same || !other) throw new Error('three changes');
  expect(isSameChange(one, same)).toBe(true);
  expect(isSameChange(one, other)).toBe(false);
  expect(isSameChange(one, { ...one, lines: [...one.lines, ...one.lines] })).toBe(false);
});
