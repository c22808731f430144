import fc from 'fast-check';
import type { QuoteInput } from '../pricing/quote-input.ts';
import type { Product } from '../schema/product.ts';
import type { Voucher } from '../schema/voucher.ts';
import { aCabinType, aDeparture, amountOff, anSgr, aPolicy, aProduct, percentage } from './catalogue.ts';
import { toId } from './wire.ts';

/** Complete, consistent quote inputs, for property tests. */

const euros = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
const percent = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 100_000 }).map((value) => value / 1000),
);

const voucher: fc.Arbitrary<Voucher | null> = fc.oneof(
  fc.constant(null),
  percent.map((value) => percentage(value)),
  euros(2000).map((value) => amountOff(value)),
);

const product = (prefix: string, given: Partial<Product> = {}): fc.Arbitrary<(index: number) => Product> =>
  fc
    .record({
      unit_price: euros(200),
      price_calculation: fc.constantFrom('per_day', 'per_night', null),
      mandatory: fc.boolean(),
      passenger_product: fc.boolean(),
      local_cost: fc.boolean(),
    })
    .map((fields) => (index) => ({ ...aProduct({ ...fields, id: toId(`${prefix}${index}x`) }), ...given }));

const list = (prefix: string, given: Partial<Product> = {}): fc.Arbitrary<Product[]> =>
  fc.array(product(prefix, given), { maxLength: 4 }).map((makers) => makers.map((make, index) => make(index)));

const cabinType = (id: string) =>
  fc
    .record({ unit_price: euros(5000), discount_price: fc.option(euros(5000)), surcharge_price: fc.option(euros(5000)) })
    .map((prices) => aCabinType({ ...prices, id, count: 6, maximum_occupancy: 4 }));

const policy = fc
  .record({
    insurance_type: fc.constantFrom('cancellation', 'travel'),
    market: fc.constantFrom('default', 'north_america'),
    fixed_cost: euros(50),
    fee_percentage: percent,
    tax_percentage: percent,
  })
  .map((fields) => aPolicy(fields));

const cabinCounts = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 });
const none = '';

export const quoteInputs: fc.Arbitrary<QuoteInput> = fc
  .record({
    duration: fc.integer({ min: 1, max: 30 }),
    own: voucher,
    coupon: voucher,
    multi_market: fc.constantFrom(true, false, null),
    cabinTypes: fc.tuple(cabinType('twin'), cabinType('family')),
    cabins: fc.record({ twin: cabinCounts, family: cabinCounts }),
    bikes: list('bike', { passenger_product: true }),
    diets: list('diet', { passenger_product: true }),
    other: list('other'),
    sgr: fc.option(euros(20).map((unit_price) => anSgr({ unit_price }))),
    insurance_policies: fc.array(policy, { maxLength: 3 }),
    country: fc.constantFrom(null, 'NL', 'US', 'CA', 'AU'),
    insurance: fc.record({ cancellation: fc.boolean(), travel: fc.boolean() }),
    named: fc.boolean(),
    dice: fc.array(fc.nat(1000), { minLength: 64, maxLength: 64 }),
  })
  .map(({ duration, own, coupon, multi_market, bikes, diets, other, sgr, insurance_policies, named, dice, ...rest }) => {
    const persons = [...rest.cabins.twin, ...rest.cabins.family].reduce((total, count) => total + count, 0);
    const die = (index: number): number => dice[index % dice.length] ?? 0;
    const pick = (products: readonly Product[], index: number): string => products[die(index) % (products.length + 1)]?.id ?? none;
    const optional = other.filter((candidate) => candidate.passenger_product);
    return {
      ...rest,
      departure: { ...aDeparture({ duration, multi_market }), voucher: own },
      products: { bikes, diets, other, sgr, insurance_policies },
      coupon,
      passengers: named
        ? Array.from({ length: persons }, (_, index) => ({
            bike: pick(bikes, index),
            diet: pick(diets, index + 7),
            other: optional.filter((_, at) => die(index + at) % 2 === 0).map(({ id }) => id),
          }))
        : [],
      additional: Object.fromEntries(
        other
          .filter((candidate) => !candidate.passenger_product)
          .map(({ id }, index) => [id, persons === 0 ? 0 : die(index) % (persons + 1)]),
      ),
    };
  });
