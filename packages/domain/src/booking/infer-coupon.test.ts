import { expect, test } from 'vitest';
import { quote } from '../pricing/index.ts';
import { context, input } from '../testing/a-booking.ts';
import { aDeparture, amountOff, percentage } from '../testing/catalogue.ts';
import { inferCoupon, toBookingRequest, toQuoteInput } from './index.ts';

const { cabinTypes, products } = context;
const body = toBookingRequest(input);

test.each([
  ['a percentage', percentage(33.333), aDeparture()],
  ['an amount per passenger', amountOff(12.34), aDeparture()],
  ['an amount, with a percentage of the departure', amountOff(12.34), aDeparture({ voucher: wire(10) })],
  ['a percentage, with an amount of the departure', percentage(7), aDeparture({ voucher: wire(null) })],
  ['more than the cabins cost', amountOff(99_999), aDeparture({ voucher: wire(10) })],
])('the coupon is derived from the price of its booking, to the cent: %s', (_, coupon, departure) => {
  const priced = quote(toQuoteInput(body, { departure, cabinTypes, products, coupon }));
  const without = quote(toQuoteInput(body, { departure, cabinTypes, products, coupon: null }));
  const found = inferCoupon({ code: coupon.code, without, departure, subtotal: priced.subtotal });
  const again = quote(toQuoteInput(body, { departure, cabinTypes, products, coupon: found }));
  expect(again).toEqual({
    ...priced,
    lines: priced.lines.map((line) => (line.kind === 'discount' && line.source === 'coupon' ? { ...line, description: null } : line)),
  });
  expect(again.discount).not.toBe(without.discount);
});

test('a booking at the price without a coupon has none', () => {
  const departure = aDeparture();
  const without = quote(toQuoteInput(body, { departure, cabinTypes, products, coupon: null }));
  expect(inferCoupon({ code: 'SUN50', without, departure, subtotal: without.subtotal })).toBeNull();
});

/** A departure's voucher: a percentage, or 25 euros per passenger. */
function wire(percent: number | null) {
  const shared = { code: 'SPRING', description: null };
  return percent === null
    ? ({ ...shared, discount_type: 'Discount Amount', amount: 25 } as const)
    : ({ ...shared, discount_type: 'Discount Percentage', percentage: percent } as const);
}
