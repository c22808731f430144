import { describe, expect, test } from 'vitest';
import { decodeCabins } from '../cabins/index.ts';
import { policyKey } from '../insurance/index.ts';
import { toCents } from '../money/index.ts';
import { emptyPassenger } from '../passengers/index.ts';
import { quote } from '../pricing/index.ts';
import { aCabinType, aDeparture, amountOff, anAvailability, aPolicy, aProduct, noProducts } from '../testing/catalogue.ts';
import { type CabinOffer, type CabinRequest, type CabinStep, cabinStep, nothingStored, type StoredChoice } from './index.ts';

const twin = aCabinType({ surcharge_price: 1500, count: 4 });
const suite = aCabinType({ id: 'suite', minimum_occupancy: 2, maximum_occupancy: 3, unit_price: 2000, count: 1 });
const offerOf = (given: Partial<CabinOffer> = {}): CabinOffer => ({
  departure: aDeparture(),
  cabinTypes: [twin, suite],
  products: noProducts,
  ...given,
});
const stepOf = (cabins: CabinRequest['cabins'], { party = 2, stored = nothingStored, ...offer }: Given = {}) =>
  cabinStep(offerOf(offer), { cabins, party, stored });
type Given = Partial<CabinOffer> & { party?: number; stored?: StoredChoice };

describe('The cabins of the address, as far as they are on sale (CABIN-3, CABIN-4)', () => {
  test.each([
    ['are selected', ['twin:2,1'], { twin: [2, 1] }, 3, false],
    ['zeros and non-numbers do not count as requested', ['twin:2,0,x'], { twin: [2] }, 2, false],
    ['too many people', ['twin:9'], { twin: [2] }, 2, true],
    ['too few people', ['suite:1'], { suite: [2] }, 2, true],
    ['another type', ['twin:2', 'sold:2'], { twin: [2] }, 2, true],
    ['more cabins than there are', ['twin:1,1,1,1,1'], { twin: [1, 1, 1, 1] }, 4, true],
    ['none at first', [], {}, 0, false],
  ])('%s', (_, values, selection, persons, isAdjusted) =>
    expect(stepOf(decodeCabins(values))).toMatchObject({ selection, persons, isAdjusted }),
  );

  test('one cabin fewer is an adjustment, though as many people have a place', () => {
    // Of three requested people in two cabins the suite takes at least two, and the other cabin is gone.
    const { selection, isAdjusted } = stepOf({ suite: [1], sold: [1] });
    expect([selection, isAdjusted]).toEqual([{ suite: [2] }, true]);
  });
});

describe('The price of the trip (CABIN-22, PRICE-28)', () => {
  test('without cabins there is none', () => {
    expect(stepOf({}).priced).toBeNull();
    expect(stepOf({ sold: [2] }).priced).toBeNull();
  });

  test('with nothing stored it has no products of passengers, no country and no coupon', () => {
    const { priced } = stepOf({ twin: [2, 1] });
    expect(priced?.input).toMatchObject({ cabins: { twin: [2, 1] }, passengers: [], country: null, coupon: null, additional: {} });
    expect(priced?.input.insurance).toEqual({ cancellation: false, travel: false });
    expect(priced?.price).toMatchObject({ total: 350_000, passengers: 3 });
  });

  const bike = aProduct({ id: 'bike'.padEnd(18, '0'), unit_price: 95, product_type: 'Bike' });
  const helmet = aProduct({ id: 'helmet'.padEnd(18, '0'), unit_price: 10, mandatory: true });
  const transfer = aProduct({ id: 'transfer'.padEnd(18, '0'), unit_price: 45, passenger_product: false });
  const products = { ...noProducts, bikes: [bike], other: [helmet, transfer], insurance_policies: [aPolicy()] };
  const onBike = { ...emptyPassenger(), bike: bike.id };

  test('everything that is stored counts, as far as it fits the cabins', () => {
    const stored = { ...nothingStored, passengers: [onBike, onBike, onBike], country: 'NL', additional: { [transfer.id]: 1 } };
    const { priced } = stepOf({ twin: [2] }, { products, stored: { ...stored, coupon: amountOff(50) } });
    expect(priced?.input).toMatchObject({
      country: 'NL',
      additional: { [transfer.id]: 1 },
      passengers: [
        { bike: bike.id, other: [helmet.id] },
        { bike: bike.id, other: [helmet.id] },
      ],
    });
    // Two in the cabin, two bikes, two helmets, a transfer, less the coupon of each.
    expect(priced?.price.total).toBe(200_000 + 19_000 + 2_000 + 4_500 - 10_000);
    expect(priced?.price).toEqual(priced && quote(priced.input));
  });

  test('the insurance counts as it was chosen', () => {
    const chosen = { cancellation: policyKey('cancellation', products.insurance_policies), travel: null };
    const { priced } = stepOf({ twin: [2] }, { products, stored: { ...nothingStored, country: 'NL', chosen } });
    expect(priced?.input.insurance).toEqual({ cancellation: true, travel: false });
  });

  test('passengers who entered nothing yet have what is mandatory, as on the passenger step', () => {
    expect(stepOf({ twin: [2] }, { products, stored: { ...nothingStored, passengers: [] } }).priced?.input.passengers).toHaveLength(2);
    expect(stepOf({ twin: [2] }, { products }).priced?.input.passengers).toEqual([]);
  });

  test('the stored assignment decides the cabins where a deployment counts all places together', () => {
    const passengers = ['twin:0', 'twin:1', 'twin:1'].map((cabin) => ({ ...emptyPassenger(), cabin }));
    const priced = (assignment: StoredChoice['assignment']) =>
      stepOf({ twin: [2, 1] }, { stored: { ...nothingStored, passengers, assignment } }).priced?.input.cabins;
    expect(priced('total')).toEqual({ twin: [1, 2] });
    expect(priced('per-cabin')).toEqual({ twin: [2, 1] });
  });
});

describe('The suggestions for the party (CABIN-31, CABIN-32, CABIN-43)', () => {
  test('each has the price of the trip, without what is stored', () => {
    const stored = { ...nothingStored, coupon: amountOff(50) };
    const { suggestions } = stepOf({}, { departure: { ...aDeparture(), voucher: amountOff(100) }, stored });
    expect(suggestions).toMatchObject([
      { kind: 'cheapest', cabins: { twin: [2] }, quote: { total: 180_000 }, chosen: false },
      { kind: 'roomiest', cabins: { twin: [1, 1] }, quote: { total: 280_000 }, chosen: false },
    ]);
  });

  test('cheapest and roomiest are one if they are the same; a party that does not fit has none', () => {
    expect(stepOf({}, { party: 1 }).suggestions.map(({ kind }) => kind)).toEqual(['cheapest']);
    expect(stepOf({}, { party: 20 }).suggestions).toEqual([]);
  });

  test.each([
    ['the same cabins', { twin: [2] }, [true, false]],
    ['other cabins', { suite: [2] }, [false, false]],
    ['one cabin more', { twin: [2, 1] }, [false, false]],
    ['these, and one of another type', { twin: [2], suite: [2] }, [false, false]],
    ['as adjusted', { twin: [2], sold: [1] }, [true, false]],
    ['none', {}, [false, false]],
  ])('chosen: %s', (_, cabins, chosen) => expect(stepOf(cabins).suggestions.map((one) => one.chosen)).toEqual(chosen));

  test('the order in which cabins of a type were added does not matter', () => {
    const only = [aCabinType({ count: 2 })];
    const chosen = (twins: number[]) => stepOf({ twin: twins }, { cabinTypes: only, party: 3 }).suggestions.map((one) => one.chosen);
    expect([chosen([2, 1]), chosen([1, 2]), chosen([2, 2])]).toEqual([[true], [true], [false]]);
  });

  test('each type has to be the same', () => {
    const types = [aCabinType({ id: 'double', count: 1 }), aCabinType({ id: 'single', maximum_occupancy: 1, count: 1 })];
    const chosen = (cabins: CabinRequest['cabins']) => stepOf(cabins, { cabinTypes: types, party: 3 }).suggestions.map((one) => one.chosen);
    expect(chosen({ double: [2], single: [1] })).toEqual([true]);
    expect(chosen({ double: [1], single: [1] })).toEqual([false]);
  });

  test('are computed once for offer and party: a choice of cabins does not wait for them', () => {
    const offer = offerOf();
    const quotes = (party: number, given = offer) =>
      cabinStep(given, { cabins: {}, party, stored: nothingStored }).suggestions.map((one) => one.quote);
    const [first] = quotes(2);
    expect(quotes(2)[0]).toBe(first);
    expect(quotes(3)[0]?.total).not.toBe(first?.total);
    expect(quotes(2)[0]).toBe(first);
    expect(quotes(2, { ...offer })[0]).not.toBe(first);
  });
});

describe('What keeps the party or the chosen people from being booked (CABIN-35, CABIN-36, CABIN-37)', () => {
  const limited = {
    ...aDeparture(),
    availability: aDeparture({ availability: anAvailability({ minimum_passengers: 2, maximum_passengers: 4 }) }).availability,
  };
  const low = { kind: 'below-minimum', count: 2 } as const;
  const high = { kind: 'above-maximum', count: 4 } as const;
  test.each([
    ['nothing', 2, { twin: [2] }, null, null],
    ['the chosen people, though the party would do', 2, { twin: [1] }, null, { issue: low, isRefused: true }],
    ['more than there may be', 2, { twin: [2, 2, 1] }, null, { issue: high, isRefused: true }],
    ['the party, though the chosen people would do', 5, { twin: [2] }, high, { issue: high, isRefused: false }],
    ['both: the chosen people count', 1, { twin: [2, 2, 1] }, low, { issue: high, isRefused: true }],
    ['nothing is asked without cabins', 1, {}, low, null],
  ])('%s', (_, party, cabins, partyIssue, question) =>
    expect(stepOf(cabins, { departure: limited, party })).toMatchObject({ partyIssue, question }),
  );

  test('more people than all cabins hold', () => {
    const issue = { kind: 'too-few-places', count: 11 } as const;
    expect(stepOf({ twin: [2] }, { party: 12 })).toMatchObject({ partyIssue: issue, question: { issue, isRefused: false } });
  });
});

describe('The total with a second person (CABIN-41)', () => {
  const single = aCabinType({ id: 'single', maximum_occupancy: 1 });
  const getAdded = (step: CabinStep, index: number): number | null => {
    const total = step.secondPersonTotal('twin', index);
    return total === null ? null : total - (step.priced?.price.total ?? 0);
  };
  test.each([
    ['less than the surcharge', twin, 2, [1], 0, 50_000],
    ['in the second cabin', twin, 3, [2, 1], 1, 50_000],
    ['less for both than for one', { ...twin, surcharge_price: toCents(250_000) }, 2, [1], 0, -50_000],
    ['not in one taken by two', twin, 3, [2, 1], 0, null],
    ['not in a cabin for one', { ...single, id: 'twin' }, 2, [1], 0, null],
    ['not if nobody travels along', twin, 1, [1], 0, null],
    ['not in one that is not chosen', twin, 2, [1], 1, null],
    ['not without cabins', twin, 2, [], 0, null],
  ] as const)('%s', (_, type, party, persons, index, expected) =>
    expect(getAdded(stepOf({ twin: persons }, { cabinTypes: [type], party }), index)).toBe(expected),
  );

  test('of a type that is not on sale nothing is known', () => expect(stepOf({ sold: [1] }).secondPersonTotal('sold', 0)).toBeNull());

  test('what is stored counts, as it does in the total', () => {
    const bike = aProduct({ id: 'bike'.padEnd(18, '0'), unit_price: 95, product_type: 'Bike' });
    const stored = { ...nothingStored, passengers: [emptyPassenger(), { ...emptyPassenger(), bike: bike.id }] };
    const step = stepOf({ twin: [1] }, { products: { ...noProducts, bikes: [bike] }, stored });
    expect(getAdded(step, 0)).toBe(50_000 + 9_500);
  });
});
