import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noInsurance } from '../insurance/choice.ts';
import { toCents } from '../money/money.ts';
import { quoteInputs } from '../testing/arbitraries.ts';
import { aCabinType, aDeparture, amountOff, anSgr, aProduct, aQuoteInput, noProducts, percentage } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import { cabinPrice, mandatoryCosts, type QuoteInput, quote, reducedPrice } from './index.ts';

/** The quote of the cabin step: nothing but the departure and its cabins is chosen. */
const choosing = (input: QuoteInput): QuoteInput => ({
  ...input,
  passengers: [],
  country: null,
  coupon: null,
  additional: {},
  insurance: noInsurance,
});

describe('A price with the voucher of the departure (PRICE-47)', () => {
  test.each([
    ['a percentage', 139_900, percentage(10), 1, 125_910, true],
    ['for two', 139_900, percentage(10), 2, 251_820, true],
    ['an amount, for each passenger', 139_900, amountOff(75), 2, 264_800, true],
    ['not whole: rounded as if this were the bill', 3333, percentage(10), 1, 3000, false],
    ['not whole, for three', 3333, percentage(10), 3, 8999, false],
    ['a percentage with decimals that is whole', 120_000, percentage(7.5), 1, 111_000, true],
    ['an amount of more than the price', 5000, amountOff(75), 1, 0, false],
    ['free', 5000, percentage(100), 2, 0, true],
  ] as const)('%s', (_, price, voucher, persons, amount, exact) =>
    expect(reducedPrice(toCents(price), voucher, persons)).toEqual({ amount, exact }),
  );
  test.each([null, undefined, percentage(0), amountOff(0)])('without a reduction there is none: %o', (voucher) =>
    expect(reducedPrice(toCents(1000), voucher)).toBeNull(),
  );

  test('exact prices of the cabins add up to the quote, in any combination', () => {
    const voucher = fc.oneof(
      fc.double({ min: 0, max: 100, noNaN: true }).map((value) => percentage(Math.round(value * 100) / 100)),
      fc.integer({ min: 0, max: 500 }).map((euros) => amountOff(euros)),
    );
    const price = fc.oneof(
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 0, max: 300_000 }).map((cents) => cents / 100),
    );
    fc.assert(
      fc.property(
        voucher,
        price,
        price,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
        (own, one, other, persons) => {
          const types = [aCabinType({ unit_price: one, maximum_occupancy: 4 }), aCabinType({ id: 'other', unit_price: other, count: 1 })];
          const priced = quote(
            aQuoteInput({ departure: { ...aDeparture(), voucher: own }, cabinTypes: types, cabins: { twin: persons, other: [2] } }),
          );
          const chosen = [...persons.map((count) => ({ type: types[0], count })), { type: types[1], count: 2 }];
          const parts = chosen.flatMap(({ type, count }) => {
            if (!type) return [];
            const unit = cabinPrice(type, count);
            return [reducedPrice(unit, own, count) ?? { amount: toCents(unit * count), exact: true }];
          });
          if (parts.every(({ exact }) => exact))
            expect(parts.reduce((total, { amount }) => total + amount, 0)).toBe(priced.cabins - priced.discount);
        },
      ),
    );
  });
});

describe('What comes on top of the cabins (PRICE-48)', () => {
  const tax = aProduct({ id: toId('tax'), unit_price: 3.45, price_calculation: 'per_night', mandatory: true, local_cost: true });
  const park = aProduct({ id: toId('park'), unit_price: 48, mandatory: true });
  const fee = aProduct({ id: toId('fee'), unit_price: 19.5, mandatory: true, passenger_product: false });
  const harbour = aProduct({ id: toId('harbour'), unit_price: 8, mandatory: true, passenger_product: false, local_cost: true });
  const optional = aProduct({ id: toId('helmet'), unit_price: 15 });
  const products = { ...noProducts, bikes: [aProduct({ id: toId('bike') })], other: [tax, park, fee, harbour, optional], sgr: anSgr() };
  const departure = aDeparture({ voucher: amountOff(50) });

  test('mandatory products, and of these what is paid on board, for each passenger and once per booking', () =>
    expect(mandatoryCosts(departure, { ...products, sgr: null })).toEqual({
      perPerson: { amount: 7215, local: 2415 },
      perBooking: { amount: 2750, local: 800 },
    }));
  test.each([
    ['charged while no country is chosen', undefined, 7715],
    ['not charged', false, 7215],
  ] as const)('the guarantee fund is %s', (_, multi_market, amount) =>
    expect(mandatoryCosts({ ...departure, multi_market }, products).perPerson).toEqual({ amount, local: 2415 }),
  );
  test('nothing', () =>
    expect(mandatoryCosts(departure, noProducts)).toEqual({ perPerson: { amount: 0, local: 0 }, perBooking: { amount: 0, local: 0 } }));

  test('cabins, less the discount, and what comes on top are the price of the cabin step', () =>
    fc.assert(
      fc.property(quoteInputs, (given) => {
        const priced = quote(choosing(given));
        if (priced.passengers === 0) return;
        const { perPerson, perBooking } = mandatoryCosts(given.departure, given.products);
        expect(priced.cabins - priced.discount + priced.passengers * perPerson.amount + perBooking.amount).toBe(priced.total);
        expect(priced.passengers * perPerson.local + perBooking.local).toBe(priced.localCosts);
      }),
    ));
});
