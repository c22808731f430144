import Big from 'big.js';
import { add, type Dinero, dinero, halfAwayFromZero, lessThan, multiply, subtract, toSnapshot, transformScale } from 'dinero.js';
import { EUR } from 'dinero.js/currencies';
import type { Arithmetic } from './quote-with.ts';

/** dinero.js 2: whole cents in objects of its own. Percentages go in as whole numbers with a scale (at most four decimals). */
export const byDinero: Arithmetic<Dinero<number>> = {
  fromCents: (amount) => dinero({ amount, currency: EUR }),
  toCents: (amount) => toSnapshot(amount).amount,
  add,
  subtract,
  times: multiply,
  percent: (amount, percentage) =>
    transformScale(multiply(amount, { amount: Math.round(percentage * 10_000), scale: 6 }), 2, halfAwayFromZero),
  // It does not divide: the one quotient is taken of the bare number.
  includedVat: (amount) => dinero({ amount: Math.round((toSnapshot(amount).amount * 9) / 109), currency: EUR }),
  isLess: lessThan,
};

/** big.js: decimals of any length, here cents. Its rounding mode 1 is half away from zero. */
export const byBig: Arithmetic<Big> = {
  fromCents: (amount) => new Big(amount),
  toCents: (amount) => amount.toNumber(),
  add: (one, other) => one.plus(other),
  subtract: (from, amount) => from.minus(amount),
  times: (amount, count) => amount.times(count),
  percent: (amount, percentage) => amount.times(percentage).div(100).round(0, 1),
  includedVat: (amount) => amount.times(9).div(109).round(0, 1),
  isLess: (one, other) => one.lt(other),
};
