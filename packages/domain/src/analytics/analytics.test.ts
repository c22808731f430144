import { describe, expect, test } from 'vitest';
import { quote } from '../pricing/index.ts';
import { aCabinType, aDeparture, amountOff, anSgr, aPolicy, aProduct, aQuoteInput, noProducts } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import { cabinChangeEvent, cabinStepEvent, purchaseEvent } from './index.ts';

const departure = aDeparture();
const twin = aCabinType({ unit_price: 1000, surcharge_price: 1500 });
const tax = aProduct({ id: toId('tax'), name: 'Tax', unit_price: 3.5, price_calculation: 'per_night', mandatory: true });
const harbour = aProduct({ id: toId('harbour'), name: 'Harbour', unit_price: 20, mandatory: true, passenger_product: false });
const bike = aProduct({ id: toId('bike'), name: 'Bike', unit_price: 12, price_calculation: 'per_day' });
const vegan = aProduct({ id: toId('vegan'), name: 'Vegan', unit_price: 0 });
const products = {
  ...noProducts,
  bikes: [bike],
  diets: [vegan],
  other: [tax, harbour, aProduct()],
  sgr: anSgr(),
  insurance_policies: [aPolicy()],
};

const trip = [
  { item_id: 'tour', item_name: 'Amsterdam to Bruges', item_category: 'tour', price: 0, quantity: 1 },
  {
    item_id: 'dep',
    item_name: 'Amsterdam to Bruges 2027-05-08',
    item_category: 'departure',
    item_variant: 'Magnifique III',
    price: 0,
    quantity: 1,
  },
];
const mandatory = [
  { item_id: tax.id, item_name: 'Tax', item_category: 'product', price: 24.5, quantity: 2 },
  { item_id: harbour.id, item_name: 'Harbour', item_category: 'product', price: 20, quantity: 1 },
];

test('add_to_cart for tour, departure and mandatory product', () => {
  expect(cabinStepEvent({ departure, products, persons: 2 })).toEqual({
    event: 'add_to_cart',
    ecommerce: { currency: 'EUR', value: 69, items: [...trip, ...mandatory] },
  });
});

describe('each cabin change sends the difference (OUT-23, OUT-25)', () => {
  const cabin = (persons: number, price: number, quantity: number) => ({
    item_id: 'twin',
    item_name: 'Twin cabin',
    item_category: 'cabin',
    item_variant: String(persons),
    price,
    quantity,
  });
  const added = (value: number, ...items: unknown[]) => ({ event: 'add_to_cart', ecommerce: { currency: 'EUR', value, items } });
  const removed = (value: number, ...items: unknown[]) => ({ event: 'remove_from_cart', ecommerce: { currency: 'EUR', value, items } });
  test.each([
    ['a cabin more', { twin: [2] }, { twin: [2, 2] }, [added(2000, cabin(2, 1000, 2))]],
    ['cabin price with one occupant uses surcharge_price', {}, { twin: [1] }, [added(1500, cabin(1, 1500, 1))]],
    ['a cabin less', { twin: [2, 1] }, { twin: [2] }, [removed(1500, cabin(1, 1500, 1))]],
    ['all of a type', { twin: [2, 2] }, {}, [removed(4000, cabin(2, 1000, 4))]],
    [
      'Changing persons in a cabin replaces the old entry',
      { twin: [1, 2] },
      { twin: [2, 2] },
      [removed(1500, cabin(1, 1500, 1)), added(2000, cabin(2, 1000, 2))],
    ],
    ['nothing changed', { twin: [1, 2] }, { twin: [2, 1] }, []],
  ])('%s', (_, before, after, expected) => expect(cabinChangeEvent(before, after, [twin])).toEqual(expected));
});

describe('purchase', () => {
  const passengers = [
    { bike: bike.id, diet: vegan.id, other: [] },
    { bike: bike.id, diet: '', other: [] },
  ];
  const input = aQuoteInput({
    cabinTypes: [twin],
    products,
    passengers,
    coupon: amountOff(50),
    insurance: { cancellation: true, travel: false },
  });
  const priced = quote(input);
  test('transaction id, coupon, items with cabin, bike, diet and other products, value, currency EUR (OUT-26)', () => {
    expect(purchaseEvent({ transaction: 'booking', departure, quote: priced, coupon: 'SUN50' })).toEqual({
      event: 'purchase',
      ecommerce: {
        currency: 'EUR',
        value: priced.total / 100,
        transaction_id: 'booking',
        coupon: 'SUN50',
        tax: (priced.vat ?? 0) / 100,
        items: [
          ...trip,
          { item_id: 'twin', item_name: 'Twin cabin', item_category: 'cabin', item_variant: '2', price: 1000, quantity: 2 },
          { item_id: bike.id, item_name: 'Bike', item_category: 'bike', price: 96, quantity: 2 },
          { item_id: vegan.id, item_name: 'Vegan', item_category: 'diet', price: 0, quantity: 1 },
          ...mandatory,
          { item_id: toId('sgr'), item_name: 'SGR contribution', item_category: 'product', price: 5, quantity: 2 },
        ],
      },
    });
  });
  test('without a coupon, and without VAT outside the default market', () => {
    const { ecommerce } = purchaseEvent({ transaction: 'booking', departure, quote: { ...priced, vat: null }, coupon: null });
    expect(['coupon' in ecommerce, 'tax' in ecommerce]).toEqual([false, false]);
  });
});
