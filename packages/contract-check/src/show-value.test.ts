import { expect, test } from 'vitest';
import { showValue, toEuros } from './show-value.ts';

test.each<[unknown, string]>([
  ['03-04-2027', '"03-04-2027"'],
  [null, 'null'],
  [undefined, 'nothing'],
  [{ a: [1] }, '{"a":[1]}'],
  ['x'.repeat(58), `"${'x'.repeat(58)}"`],
  ['x'.repeat(59), `"${'x'.repeat(58)}…`],
])('a value in a message has at most 60 characters: %j', (value, text) => {
  expect(showValue(value)).toBe(text);
  expect(text.length).toBeLessThanOrEqual(60);
});

test('prices and amounts are shown in euros, other numbers as they are', () => {
  const availability = { available_cabins: 7, minimum_price: 110_000 };
  expect(toEuros(availability, 'availability')).toEqual({ available_cabins: 7, minimum_price: 1100 });
  expect([toEuros(7550, 'amount'), toEuros(10, 'percentage'), toEuros(null, 'amount')]).toEqual([75.5, 10, null]);
});
