import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../money/money.ts';
import { quoteInputs } from '../testing/arbitraries.ts';
import { checkQuoteInput, isCouponAllowed, type Quote, type QuoteInput, quote } from './index.ts';

const holds = (law: (input: QuoteInput, priced: Quote) => void): void => {
  fc.assert(
    fc.property(quoteInputs, (input) => law(input, quote(input))),
    { numRuns: 300 },
  );
};

describe('Laws of every quote', () => {
  test('lines sum to the total (PRICE-26, PRICE-39)', () =>
    holds((_, { lines, subtotal, insurance, total, payable, localCosts, ...parts }) => {
      expect(sum(...lines.map((line) => line.amount))).toBe(total);
      expect(parts.cabins + parts.passengerProducts + parts.additionalProducts + parts.guaranteeFund - parts.discount).toBe(subtotal);
      expect(subtotal + insurance).toBe(total);
      expect(total - localCosts).toBe(payable);
    }));

  test('every amount is whole, and a line is quantity times unit amount', () =>
    holds((_, { lines }) => {
      for (const line of lines) {
        expect(Number.isSafeInteger(line.amount)).toBe(true);
        if (line.kind === 'cabin') expect(line.amount).toBe(line.persons * line.quantity * line.unitAmount);
        else if ('unitAmount' in line) expect(line.amount).toBe(line.quantity * line.unitAmount);
      }
    }));

  test('the discounts together never exceed the cabin total, and nothing is negative (PRICE-23)', () =>
    holds((_, priced) => {
      expect(priced.discount).toBeGreaterThanOrEqual(0);
      expect(priced.discount).toBeLessThanOrEqual(priced.cabins);
      for (const amount of [priced.subtotal, priced.insurance, priced.localCosts, priced.payable, priced.vat ?? 0])
        expect(amount).toBeGreaterThanOrEqual(0);
    }));

  test('raising a quantity never lowers the total', () =>
    holds((input, { total }) => {
      for (const [id, quantity] of Object.entries(input.additional))
        expect(quote({ ...input, additional: { ...input.additional, [id]: quantity + 1 } }).total).toBeGreaterThanOrEqual(total);
    }));

  test('the order of passengers and of additional products does not matter', () =>
    holds((input, priced) => {
      const turned = {
        ...input,
        passengers: [...input.passengers].reverse(),
        additional: Object.fromEntries(Object.entries(input.additional).reverse()),
      };
      expect(quote(turned)).toEqual(priced);
    }));

  test('the order of products and cabins changes the order of lines only', () =>
    holds((input, priced) => {
      const { bikes, diets, other, insurance_policies } = input.products;
      const reverse = <T>(items: readonly T[]): T[] => [...items].reverse();
      const turned = quote({
        ...input,
        cabinTypes: reverse(input.cabinTypes),
        cabins: Object.fromEntries(Object.entries(input.cabins).map(([id, cabins]) => [id, reverse(cabins)])),
        products: {
          ...input.products,
          bikes: reverse(bikes),
          diets: reverse(diets),
          other: reverse(other),
          insurance_policies: reverse(insurance_policies),
        },
      });
      expect({ ...turned, lines: turned.lines.length }).toEqual({ ...priced, lines: priced.lines.length });
    }));

  test('a consistent input has no issues, unless its two vouchers are percentages', () =>
    holds((input) => {
      const expected = input.coupon && !isCouponAllowed(input.coupon, input.departure) ? ['coupon'] : [];
      expect(checkQuoteInput(input).map(({ path }) => path)).toEqual(expected);
    }));

  test('unknown ids cost nothing and throw no error (PRICE-40)', () =>
    holds((input, { total }) => {
      const passengers = input.passengers.map((passenger) => ({ ...passenger, other: [...passenger.other, 'constructor'] }));
      const priced = quote({ ...input, passengers, cabins: { ...input.cabins, gone: [] }, additional: { ...input.additional, gone: 3 } });
      expect(priced.total).toBe(total);
    }));
});
