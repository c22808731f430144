import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type Cents,
  centsToEuros,
  divideRounded,
  eurosToCents,
  formatMoney,
  formatUsd,
  percentOf,
  sum,
  timesRate,
  toCents,
  toUsdCents,
} from './index.ts';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(toCents);

describe('The wire carries euros as JSON numbers with at most two decimals (PRICE-1)', () => {
  test.each([
    [0, 0],
    [12, 1200],
    [49.9, 4990],
    [2049.5, 204_950],
    [0.07, 7],
    [1.005, null],
    [0.001, null],
    [-1, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e15, null],
  ])('%d euros', (euros, expected) => expect(eurosToCents(euros)).toBe(expected));

  test('cents to euros and back is the identity', () => {
    fc.assert(fc.property(fc.nat(1e12), (value) => eurosToCents(centsToEuros(toCents(value))) === value));
  });

  test('cents are whole (PRICE-2)', () => {
    expect(() => toCents(1.5)).toThrow(RangeError);
    expect(() => toUsdCents(1.5)).toThrow(RangeError);
  });
});

describe('Rounding is half away from zero (PRICE-3)', () => {
  test.each([
    ['half a cent up', 1050, 5, 53],
    ['half a cent down from a negative amount', -1050, 5, -53],
    ['just under the half', 1049, 5, 52],
    ['33.33 % of 150 cents is 49.995', 150, 33.33, 50],
    ['33.33 % of 1500 cents is 499.95', 1500, 33.33, 500],
    ['3.333 % of 1500 cents is 49.995', 1500, 3.333, 50],
    ['1.15 % of 10000 cents is exactly 115', 10_000, 1.15, 115],
    ['1.15 % of 3000 cents is 34.5, whose double is less', 3000, 1.15, 35],
    ['8.7 % of 5000 cents is exactly 435', 5000, 8.7, 435],
    ['a percentage whose text has an exponent', 1_000_000_000, 5e-7, 5],
    ['a percentage of seventeen digits', 10_000, 0.12345678901234566, 12],
    ['all of it', 139_900, 100, 139_900],
    ['none of it', 139_900, 0, 0],
  ])('%s', (_, amount, percent, expected) => expect(percentOf(toCents(amount), percent)).toBe(expected));

  test('percentages are exact decimals, whatever the amount', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 100_000 }), (amount, thousandths) => {
        const numerator = BigInt(amount) * BigInt(thousandths);
        const twice = (numerator < 0n ? -numerator : numerator) * 2n + 100_000n;
        const expected = Number(twice / 200_000n) * (numerator < 0n ? -1 : 1);
        expect(percentOf(amount, thousandths / 1000)).toBe(expected === 0 ? 0 : expected);
      }),
    );
  });

  test('a quotient of whole numbers is exact up to the largest safe one', () => {
    const numerators = fc.maxSafeInteger();
    const denominators = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constantFrom(1e4, 1e9, 1e15));
    // Just below a whole quotient is where a double would round up.
    const nearly = fc
      .tuple(fc.integer({ min: 1, max: 90_000_000 }), fc.integer({ min: 1, max: 90_000_000 }))
      .map(([a, b]) => [a * b - 1, b] as const);
    fc.assert(
      fc.property(fc.oneof(fc.tuple(numerators, denominators), nearly), ([numerator, denominator]) => {
        const [n, d] = [BigInt(Math.abs(numerator)), BigInt(denominator)];
        const expected = Number((n * 2n + d) / (d * 2n)) * Math.sign(numerator);
        expect(divideRounded(numerator, denominator)).toBe(expected === 0 ? 0 : expected);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [298_192, 1.0842, 323_300],
    [50, 1.01, 51],
    [49, 1.01, 49],
    [9_007_199_254_740, 1.0842, 9_765_605_431_989],
    [9_007_199_254_741, 1.5, 13_510_798_882_112],
    [-9_007_199_254_741, 1.5, -13_510_798_882_112],
    [-9_007_199_254_741, 1.0001, -9_008_099_974_666],
    [9_007_199_254_740_991, 0.5, 4_503_599_627_370_496],
    [-9_007_199_254_740_991, 0.5, -4_503_599_627_370_496],
    [-9_007_199_254_740_991, 0.3, -2_702_159_776_422_297],
    [2, 1e21, 2e21],
  ])('%d euro cents at %d', (amount, rate, expected) => expect(timesRate(toCents(amount), rate)).toBe(expected));
});

describe('Currency EUR by default, formatted en-US, de-DE or nl-NL per language (PRICE-5)', () => {
  test.each([
    ['en', '€1,199.00'],
    ['de', '1.199,00\u00a0€'],
    ['nl', '€\u00a01.199,00'],
  ] as const)('%s', (language, expected) => expect(formatMoney(toCents(119_900), language)).toBe(expected));

  test.each([
    ['en', '−€279.80', '−$279.80'],
    ['de', '−279,80\u00a0€', '−279,80\u00a0$'],
    ['nl', '€\u00a0−279,80', 'US$\u00a0−279,80'],
  ] as const)('an amount below zero has a minus sign, not a hyphen: %s (PRICE-52)', (language, euros, dollars) => {
    expect(formatMoney(toCents(-27_980), language)).toBe(euros);
    expect(formatUsd(toUsdCents(-27_980), language)).toBe(dollars);
  });

  test('US dollars', () => expect(formatUsd(toUsdCents(129_950), 'en')).toBe('$1,299.50'));
  test('whole amounts without decimals on request', () => {
    expect(formatMoney(toCents(119_900), 'en', { whole: true })).toBe('€1,199');
    expect(formatMoney(toCents(119_950), 'en', { whole: true })).toBe('€1,199.50');
  });
});

test('euros cannot be mistaken for cents (PRICE-2)', () => {
  expectTypeOf<number>().not.toExtend<Cents>();
  // @ts-expect-error: a plain number is not an amount of cents
  const mixed = sum(toCents(100), 1.5);
  // @ts-expect-error: euros of the wire format are not cents
  const fromWire = formatMoney(centsToEuros(toCents(100)), 'en');
  expect([mixed, fromWire]).toHaveLength(2);
});
