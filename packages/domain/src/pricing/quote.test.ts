import { describe, expect, test } from 'vitest';
import { aDeparture, amountOff, anSgr, aPolicy, aProduct, aQuoteInput, noProducts, percentage } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import { quote } from './index.ts';

const tax = aProduct({ id: toId('tax'), unit_price: 7, mandatory: true, local_cost: true });
const transfer = aProduct({ id: toId('transfer'), unit_price: 30, passenger_product: false });
const products = {
  ...noProducts,
  other: [tax, transfer],
  sgr: anSgr(),
  insurance_policies: [aPolicy({ fixed_cost: 10, fee_percentage: 0 })],
};
const given = { products, departure: { ...aDeparture(), voucher: percentage(10) }, coupon: amountOff(50) };

describe('Total is cabins plus passenger products plus SGR minus discount; additional products appear in the sticky bar total (PRICE-24, PRICE-28)', () => {
  // 2000.00 cabins, 2 × 7.00, 2 × 5.00, 10 % of the cabins and 2 × 50.00 off.
  test('without additional products', () =>
    expect(quote(aQuoteInput(given))).toMatchObject({
      cabins: 200_000,
      passengerProducts: 1400,
      additionalProducts: 0,
      guaranteeFund: 1000,
      discount: 30_000,
      subtotal: 172_400,
      total: 172_400,
    }));
  test('with one, and insurance beside the subtotal (PRICE-25)', () =>
    expect(
      quote(aQuoteInput({ ...given, additional: { [transfer.id]: 1 }, insurance: { cancellation: true, travel: false } })),
    ).toMatchObject({ additionalProducts: 3000, subtotal: 175_400, insurance: 1210, total: 176_610, localCosts: 1400, payable: 175_210 }));
});

test('each product is charged to those who chose it, and to nobody else (PRICE-11)', () => {
  const [hybrid, electric, vegan, gluten, helmet] = ['hybrid', 'electric', 'vegan', 'gluten', 'helmet'].map((name) =>
    aProduct({ id: toId(name) }),
  );
  if (!hybrid || !electric || !vegan || !gluten || !helmet) throw new Error('five products');
  const choices = [
    { bike: hybrid.id, diet: '', other: [] },
    { bike: hybrid.id, diet: vegan.id, other: [helmet.id] },
    { bike: electric.id, diet: '', other: [] },
    { bike: '', diet: '', other: [helmet.id] },
    { bike: hybrid.id, diet: gluten.id, other: [helmet.id] },
  ];
  const offered = { ...noProducts, bikes: [hybrid, electric], diets: [vegan, gluten], other: [helmet] };
  const { lines } = quote(aQuoteInput({ products: offered, passengers: choices, cabins: {} }));
  expect(lines.map((line) => ('quantity' in line ? [line.kind, line.id, line.quantity] : line.kind))).toEqual([
    ['bike', hybrid.id, 3],
    ['bike', electric.id, 1],
    ['diet', vegan.id, 1],
    ['diet', gluten.id, 1],
    ['passenger_product', helmet.id, 3],
  ]);
});

test('the lines have a fixed order: cabins, products, fund, discounts, insurance (PRICE-44)', () => {
  const { lines } = quote(aQuoteInput({ ...given, additional: { [transfer.id]: 1 }, insurance: { cancellation: true, travel: true } }));
  expect(lines.map((line) => ('source' in line ? line.source : line.kind))).toEqual([
    'cabin',
    'passenger_product',
    'additional_product',
    'guarantee_fund',
    'departure',
    'coupon',
    'insurance',
  ]);
});
