import { toQuoteInput } from '@booking/domain/booking';
import { toCents } from '@booking/domain/money';
import { emptyMainBooker, emptyPassenger } from '@booking/domain/passengers';
import { quote } from '@booking/domain/pricing';
import { CompletedBookingSchema } from '@booking/domain/schema';
import { aCabinType, aDeparture, amountOff, bookingWire, noProducts } from '@booking/domain/testing';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bookedQuote } from './booked-quote.ts';

const departure = aDeparture({ id: 'd1', tour_id: 't1', ship_id: 's1', ship_name: 'Magnifique' });
const twin = aCabinType({ name: 'Twin', count: 2, available_count: 2 });
const products = noProducts;
const guest = { ...emptyPassenger(), gender: '' as const, bodyHeight: 172, cabin: 'twin:0' };
const body: Parameters<typeof bookedQuote>[0]['body'] = {
  main: { ...emptyMainBooker(), country: 'NL' },
  passengers: [guest, guest],
  products: [],
  insurance: { cancellation: false, travel: false },
  voucher: 'SUN50',
};
const completed = (amount: number) =>
  v.parse(CompletedBookingSchema, bookingWire({ amount, full_amount: amount, local_costs: 0, insurance_amount: 0, deposit: null }));
const trip = { departure, cabinTypes: [twin], products };

test('the quote of a booking contains its discount without a coupon lookup', () => {
  const price = bookedQuote({ body, promised: null }, trip, completed(1900));
  expect(price.total).toBe(toCents(190_000));
  expect(price.lines.filter(({ kind }) => kind === 'discount')).toEqual([
    { kind: 'discount', source: 'coupon', code: 'SUN50', description: null, amount: toCents(-10_000) },
  ]);
});

test.each([
  ['without a code there is no coupon', { ...body, voucher: null }, completed(1900)],
  ['without the price of the booking no coupon is known', body, null],
])('%s', (_, sent, booking) => {
  expect(bookedQuote({ body: sent, promised: null }, trip, booking).total).toBe(toCents(200_000));
});

describe('What is fetched after the press does not replace the promise (BOOK-29, BOOK-36)', () => {
  const promised = quote(toQuoteInput(body, { ...trip, coupon: amountOff(50, 'SUN50') }));
  const later = { ...trip, cabinTypes: [aCabinType({ unit_price: 1100 })] };
  test('a booking at the promised price, or at a price that is not known, has the promised quote', () => {
    expect(bookedQuote({ body, promised }, later, completed(1900))).toBe(promised);
    expect(bookedQuote({ body, promised }, later, null)).toBe(promised);
  });
  test('a booking at another price has that price', () =>
    expect(bookedQuote({ body, promised }, later, completed(2100)).total).toBe(toCents(210_000)));
});
