import { describe, expect, test } from 'vitest';
import { toCents } from '../money/money.ts';
import { aCabinType, aDeparture, amountOff, anSgr, aPolicy, aProduct, aQuoteInput, noProducts, percentage } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import {
  cabinPrice,
  includedVat,
  isCouponAllowed,
  type PassengerChoice,
  productFactor,
  productUnitAmount,
  type Quote,
  type QuoteInput,
  quote,
  usdEstimate,
} from './index.ts';

const passenger = (given: Partial<PassengerChoice> = {}): PassengerChoice => ({ bike: '', diet: '', other: [], ...given });
const kinds = ({ lines }: Quote): string[] => lines.map(({ kind }) => kind);

describe('Cabins', () => {
  const all = aCabinType({ unit_price: 1000, discount_price: 900, surcharge_price: 1500 });
  const unitOnly = aCabinType({ unit_price: 1000 });
  test.each([
    ['1 person uses surcharge_price (PRICE-6)', all, 1, 150_000],
    ['2 uses unit_price (PRICE-6)', all, 2, 100_000],
    ['3 or more uses discount_price (PRICE-6)', all, 3, 90_000],
    ['4 uses discount_price', all, 4, 90_000],
    ['1 person falls back to unit_price (PRICE-6)', unitOnly, 1, 100_000],
    ['3 persons fall back to unit_price (PRICE-6)', unitOnly, 3, 100_000],
    ['a surcharge price of 0 is a price', aCabinType({ surcharge_price: 0 }), 1, 0],
  ])('%s', (_, type, persons, expected) => expect(cabinPrice(type, persons)).toBe(expected));

  test('One cabin line per cabin type and persons-count, in the order in which the counts first appear (PRICE-7, PRICE-44)', () => {
    const second = aCabinType({ id: 'family', name: 'Family', unit_price: 800, maximum_occupancy: 4 });
    const { lines, cabins } = quote(aQuoteInput({ cabinTypes: [second, all], cabins: { twin: [1, 2, 1], family: [3] } }));
    expect(lines).toEqual([
      { kind: 'cabin', id: 'family', name: 'Family', persons: 3, quantity: 1, unitAmount: 80_000, amount: 240_000 },
      { kind: 'cabin', id: 'twin', name: 'Twin cabin', persons: 1, quantity: 2, unitAmount: 150_000, amount: 300_000 },
      { kind: 'cabin', id: 'twin', name: 'Twin cabin', persons: 2, quantity: 1, unitAmount: 100_000, amount: 200_000 },
    ]);
    expect(cabins).toBe(740_000);
  });
});

test('a cabin without persons costs nothing and has no line (PRICE-44)', () => {
  expect(quote(aQuoteInput({ cabins: { twin: [0, 2] } })).lines).toMatchObject([{ persons: 2, quantity: 1 }]);
});

describe('Product cost: unit price times quantity times days for per_day, days minus one for per_night, once when no calculation (PRICE-8, PRICE-9)', () => {
  test.each([
    ['per_day', 8, 8, 9600],
    ['per_night', 8, 7, 8400],
    [null, 8, 1, 1200],
    ['per_night', 1, 0, 0],
  ] as const)('%s on a trip of %d days', (price_calculation, duration, factor, amount) => {
    const product = aProduct({ unit_price: 12, price_calculation });
    expect([productFactor(product, duration), productUnitAmount(product, duration)]).toEqual([factor, amount]);
  });

  test('the label of a price per day has no influence on its cost (PRICE-10)', () => {
    const labelled = aProduct({ unit_price: 12, price_per_day: true, price_calculation: null });
    const unlabelled = aProduct({ unit_price: 12, price_per_day: false, price_calculation: 'per_day' });
    expect([productUnitAmount(labelled, 8), productUnitAmount(unlabelled, 8)]).toEqual([1200, 9600]);
  });

  const bike = aProduct({ id: toId('bike'), name: 'Bike', unit_price: 12, price_calculation: 'per_day' });
  const vegan = aProduct({ id: toId('vegan'), name: 'Vegan', unit_price: 0 });
  const helmet = aProduct({ id: toId('helmet'), name: 'Helmet', unit_price: 7.5 });
  const tax = aProduct({
    id: toId('tax'),
    name: 'Tax',
    unit_price: 3.5,
    price_calculation: 'per_night',
    mandatory: true,
    local_cost: true,
  });
  const transfer = aProduct({ id: toId('transfer'), name: 'Transfer', unit_price: 49.9, passenger_product: false });
  const harbour = aProduct({ id: toId('harbour'), name: 'Harbour', unit_price: 20, passenger_product: false, mandatory: true });
  const products = { ...noProducts, bikes: [bike], diets: [vegan], other: [transfer, helmet, tax, harbour] };
  const passengers = [passenger({ bike: bike.id, diet: vegan.id, other: [helmet.id] }), passenger({ bike: bike.id, other: [tax.id] })];

  test('Mandatory other passenger products are always included for every passenger (PRICE-11, PRICE-12)', () => {
    const lines = quote(aQuoteInput({ products, passengers })).lines.filter(({ kind }) => kind !== 'cabin');
    expect(lines.map((line) => ('id' in line && 'quantity' in line ? [line.kind, line.id, line.quantity, line.amount] : []))).toEqual([
      ['bike', bike.id, 2, 19_200],
      ['diet', vegan.id, 1, 0],
      ['passenger_product', helmet.id, 1, 750],
      ['passenger_product', tax.id, 2, 4900],
      ['additional_product', harbour.id, 1, 2000],
    ]);
  });

  test('A mandatory additional product starts at, and never goes below, 1; none goes above the number of passengers (CONF-6, PRICE-13, PRICE-45)', () => {
    const quantity = (additional: QuoteInput['additional'], id: string): number =>
      quote(aQuoteInput({ products, passengers, additional })).lines.reduce(
        (found, line) => ('id' in line && line.id === id && 'quantity' in line ? line.quantity : found),
        0,
      );
    expect(quantity({}, harbour.id)).toBe(1);
    expect(quantity({ [harbour.id]: 0 }, harbour.id)).toBe(1);
    expect(quantity({ [harbour.id]: 2 }, harbour.id)).toBe(2);
    expect(quantity({ [transfer.id]: 9 }, transfer.id)).toBe(2);
    expect(quantity({ [transfer.id]: -1 }, transfer.id)).toBe(0);
    expect(quantity({ [transfer.id]: Number.NaN }, transfer.id)).toBe(0);
  });

  test('Local costs: products with local_cost are part of the subtotal and are paid at departure (PRICE-14, PRICE-26)', () => {
    const priced = quote(aQuoteInput({ products, passengers }));
    expect([priced.subtotal, priced.localCosts, priced.payable]).toEqual([226_850, 4900, 221_950]);
  });

  test('products of every type may be paid at departure (PRICE-14)', () => {
    const local = { ...products, bikes: [{ ...bike, local_cost: true }], other: [helmet, { ...transfer, local_cost: true }] };
    const priced = quote(aQuoteInput({ products: local, passengers, additional: { [transfer.id]: 1 } }));
    expect([priced.subtotal, priced.localCosts]).toEqual([200_000 + 19_200 + 750 + 4990, 19_200 + 4990]);
  });

  test('the cabin step: no passengers are entered yet, and amounts per passenger count the persons in the cabins (PRICE-29)', () => {
    const priced = quote(aQuoteInput({ products: { ...products, sgr: anSgr() }, coupon: amountOff(50), cabins: { twin: [2, 1] } }));
    expect(priced.passengers).toBe(3);
    expect([priced.passengerProducts, priced.guaranteeFund, priced.discount]).toEqual([3 * 2450, 1500, 15_000]);
    expect(kinds(priced)).not.toContain('bike');
  });
});

describe('SGR is charged per passenger, unless multi_market is false or the country is CA or US (PRICE-15, PRICE-16)', () => {
  const products = { ...noProducts, sgr: anSgr() };
  test.each([
    [true, 'NL', 1000],
    [true, null, 1000],
    [undefined, 'DE', 1000],
    [null, 'DE', 1000],
    [true, 'US', 0],
    [true, 'CA', 0],
    [undefined, 'US', 0],
    [false, 'NL', 0],
    [false, null, 0],
  ] as const)('multi_market %s, country %s', (multi_market, country, expected) => {
    const departure = aDeparture(multi_market === undefined ? {} : { multi_market });
    expect(quote(aQuoteInput({ departure, products, country })).guaranteeFund).toBe(expected);
  });
  test('no cabins, no line', () => expect(quote(aQuoteInput({ products, cabins: {} })).lines).toEqual([]));
});

describe('Vouchers', () => {
  const passengers = [passenger(), passenger()];
  const input = (own: QuoteInput['coupon'], coupon: QuoteInput['coupon']): QuoteInput =>
    aQuoteInput({ departure: { ...aDeparture(), voucher: own }, coupon, passengers, cabinTypes: [aCabinType({ unit_price: 333.33 })] });
  const amounts = (own: QuoteInput['coupon'], coupon: QuoteInput['coupon']): number[] =>
    quote(input(own, coupon)).lines.flatMap((line) => (line.kind === 'discount' ? [line.amount] : []));

  test.each([
    ['a percentage is taken of the cabin total and rounded to cents (PRICE-20)', percentage(7.5), null, [-5000]],
    ['an amount is multiplied by the number of passengers (PRICE-21)', amountOff(75), null, [-15_000]],
    ['each is a line of its own (PRICE-19)', percentage(10), amountOff(20), [-6667, -4000]],
    ['two percentages together are not allowed: the coupon is invalid (PASS-54, PRICE-22)', percentage(10), percentage(20), [-6667]],
    ['two amounts together are', amountOff(10), amountOff(20), [-2000, -4000]],
    ['an amount on the departure allows a percentage', amountOff(10), percentage(10), [-2000, -6667]],
    ['the last line is cut to what is left (PRICE-23)', percentage(90), amountOff(75), [-59_999, -6667]],
    ['nothing left, no line (PRICE-44)', percentage(100), amountOff(75), [-66_666]],
    ['a discount of zero has no line', percentage(0), amountOff(0), []],
  ])('%s', (_, own, coupon, expected) => expect(amounts(own, coupon)).toEqual(expected));

  test('A percentage-type coupon combined with a percentage departure voucher is invalid (PASS-54)', () => {
    const departure = { voucher: percentage(10) };
    expect(isCouponAllowed(percentage(5), departure)).toBe(false);
    expect(isCouponAllowed(amountOff(5), departure)).toBe(true);
    expect(isCouponAllowed(percentage(5), { voucher: amountOff(5) })).toBe(true);
    expect(isCouponAllowed(percentage(5), { voucher: null })).toBe(true);
    expect(isCouponAllowed(percentage(5), {})).toBe(true);
  });
});

describe('VAT 9% included on the default market, computed as total minus total divided by 1.09 (PRICE-27)', () => {
  test.each([
    [109, 9],
    [100, 8],
    [455_360, 37_599],
    [0, 0],
  ])('%d cents', (subtotal, expected) => expect(includedVat(toCents(subtotal), 'default')).toBe(expected));
  test('none in north America (PRICE-27)', () => expect(includedVat(toCents(109), 'north_america')).toBeNull());
});

describe('Insurance price per chosen policy', () => {
  const cancellation = aPolicy();
  const travel = aPolicy({ id: toId('travel'), insurance_type: 'travel', fixed_cost: 0, fee_percentage: 3.333, tax_percentage: 9.7 });
  const american = aPolicy({ id: toId('american'), market: 'north_america', fixed_cost: 10, fee_percentage: 8, tax_percentage: 0 });
  const free = aPolicy({ id: toId('free'), fixed_cost: 0, fee_percentage: 0 });
  const products = { ...noProducts, insurance_policies: [cancellation, travel, american, free] };
  const both = { cancellation: true, travel: true };
  const lines = (given: Partial<QuoteInput>): unknown[] =>
    quote(aQuoteInput({ products, insurance: both, ...given })).lines.flatMap((line) =>
      line.kind === 'insurance' ? [[line.id, line.premium, line.tax, line.amount]] : [],
    );

  test('(fixed_cost + (total price minus local costs) x fee_percentage/100), rounded, plus tax_percentage percent of that (PRICE-31, PRICE-32)', () => {
    // 5.5 % of 2000 is 110, and 5: 115; tax 24.15. 3.333 % of 2000 is 66.66; tax 6.466.
    expect(lines({ country: 'NL' })).toEqual([
      [cancellation.id, 11_500, 2415, 13_915],
      [travel.id, 6666, 647, 7313],
    ]);
  });
  test('only policies of the guest’s market (PRICE-30)', () =>
    expect(lines({ country: 'US', departure: aDeparture({ multi_market: true }) })).toEqual([[american.id, 17_000, 0, 17_000]]));
  test('not offered when the country is AU (CONF-10, PRICE-30, PRICE-46)', () => expect(lines({ country: 'AU' })).toEqual([]));
  test('not chosen, not charged (PRICE-33)', () => expect(lines({ insurance: { cancellation: false, travel: false } })).toEqual([]));
  test('local costs are not insured (PRICE-31)', () => {
    const local = aProduct({ unit_price: 100, local_cost: true, mandatory: true });
    expect(lines({ products: { ...products, other: [local] }, insurance: { cancellation: true, travel: false } })).toEqual([
      [cancellation.id, 11_500, 2415, 13_915],
    ]);
  });
});

test('USD estimate equals the amount times exchange_rate (PRICE-37)', () => expect(usdEstimate(toCents(104_632), 1.0842)).toBe(113_442));
