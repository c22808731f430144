import { expect, expectTypeOf, test } from 'vitest';
import { elementAmount } from '../payment/index.ts';
import { usdEstimate } from '../pricing/index.ts';
import {
  add,
  type Cents,
  centsToEuros,
  eurosToCents,
  formatMoney,
  formatUsd,
  negate,
  percentOf,
  sum,
  toCents,
  type UsdCents,
} from './index.ts';

// Type tests: `tsc` fails where a line marked as an error compiles. Their values do not matter.
const euroCents = toCents(100);
const usCents = usdEstimate(euroCents, 1.0842);
const wire = centsToEuros(euroCents);

test('euros of the wire and cents do not mix', () => {
  expectTypeOf<number>().not.toExtend<Cents>();
  expectTypeOf<number>().not.toExtend<UsdCents>();
  expectTypeOf(eurosToCents(wire)).toEqualTypeOf<Cents | null>();
  expect([
    // @ts-expect-error: euros are not cents
    add(euroCents, wire),
    // @ts-expect-error: a plain number is not an amount
    sum(euroCents, 1.5),
    // @ts-expect-error: euros are not cents
    formatMoney(wire, 'en'),
    // @ts-expect-error: euros are not US cents
    formatUsd(wire, 'en'),
    // @ts-expect-error: euros are not cents
    usdEstimate(wire, 1.0842),
  ]).toHaveLength(5);
});

test('euro cents and US cents do not mix', () => {
  expectTypeOf<Cents>().not.toExtend<UsdCents>();
  expectTypeOf<UsdCents>().not.toExtend<Cents>();
  expectTypeOf(usCents).toEqualTypeOf<UsdCents>();
  expect([
    // @ts-expect-error: dollars are not added to euros
    add(euroCents, usCents),
    // @ts-expect-error: dollars are not euros
    sum(usCents),
    // @ts-expect-error: dollars are not euros
    negate(usCents),
    // @ts-expect-error: dollars are not euros
    percentOf(usCents, 10),
    // @ts-expect-error: an estimate is made once
    usdEstimate(usCents, 1.0842),
    // @ts-expect-error: dollars are not sent as euros
    centsToEuros(usCents),
    // @ts-expect-error: dollars are not written as euros
    formatMoney(usCents, 'en'),
    // @ts-expect-error: euros are not written as dollars
    formatUsd(euroCents, 'en'),
  ]).toHaveLength(8);
});

test('the currency of an element says which cents its amount is in', () => {
  const charged = elementAmount(euroCents, 'north_america', 1.0842);
  if (charged.currency === 'usd') expectTypeOf(charged.amount).toEqualTypeOf<UsdCents>();
  else expectTypeOf(charged.amount).toEqualTypeOf<Cents>();
  // @ts-expect-error: an amount alone may be either
  expect(formatUsd(charged.amount, 'en')).toBe('$1.08');
});
