import { expect, test } from 'vitest';
import { toCents } from '../money/money.ts';
import { priceDifferences } from './price-differences.ts';

const c = toCents;
const promised = { subtotal: c(293_400), insurance: c(19_492), localCosts: c(9_600) };
const booked = { amount: c(293_400), insurance_amount: c(19_492), local_costs: c(9_600) };

test('a booking at the price that was shown has no differences', () => {
  expect(priceDifferences(promised, booked)).toEqual([]);
});

test.each([
  ['amount', { amount: c(293_401) }, c(293_400), c(293_401)],
  ['insurance', { insurance_amount: c(0) }, c(19_492), c(0)],
  ['localCosts', { local_costs: c(9_700) }, c(9_600), c(9_700)],
])('a different %s is a difference', (what, change, shown, is) => {
  expect(priceDifferences(promised, { ...booked, ...change })).toEqual([{ what, promised: shown, booked: is }]);
});
