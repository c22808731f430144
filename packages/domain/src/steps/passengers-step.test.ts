import { describe, expect, test } from 'vitest';
import { cabinOptions } from '../cabins/index.ts';
import { nothingChosen, policyKey } from '../insurance/index.ts';
import { emptyMainBooker, emptyPassenger, type PassengersFormValues } from '../passengers/index.ts';
import { annTyped, cabinTypes, context, helmet, main, products, tax, today, transfer } from '../testing/a-booking.ts';
import { percentage } from '../testing/index.ts';
import {
  fieldNames,
  type PassengersEntries,
  type PassengersOffer,
  passengerOf,
  passengersStep,
  pricedValues,
  startPassengers,
} from './index.ts';

const cabins = { twin: [2, 1] };
const offer: PassengersOffer = {
  departure: context.departure,
  cabinTypes,
  products,
  cabins,
  context: {
    today,
    assignment: 'per-cabin',
    cabinOptions: cabinOptions(cabins, cabinTypes),
    bikes: products.bikes,
    diets: products.diets,
    other: products.other.filter((product) => product.passenger_product),
  },
};
const nothing: PassengersEntries = { refused: undefined, additional: {}, chosen: nothingChosen, coupon: null };
const step = passengersStep(offer, nothing);
const { initial: empty } = startPassengers(offer, null);
const person = { ...annTyped, other: [tax.id] };
const complete: PassengersFormValues = { main, passengers: [person, person, { ...person, cabin: 'twin:1' }] };
const withPassenger = (at: number, given: Partial<typeof person>): PassengersFormValues => ({
  main,
  passengers: complete.passengers.map((passenger, index) => (index === at ? { ...passenger, ...given } : passenger)),
});

describe('the form starts', () => {
  test('with a passenger for each booked space, who has the mandatory products (PASS-3, PASS-12)', () => {
    expect(step.persons).toBe(3);
    expect(empty).toEqual({ main: emptyMainBooker(), passengers: Array(3).fill({ ...emptyPassenger(), other: [tax.id] }) });
  });
  test('with what is stored, those of a larger party left out (PASS-10)', () => {
    expect(startPassengers(offer, { main, passengers: [...complete.passengers, person] })).toEqual({ initial: complete, lost: [] });
  });
  test('without what is not offered any more, which is named (PASS-10, PASS-89)', () => {
    const saved = withPassenger(1, { bike: 'gone', cabin: 'suite:0', other: [helmet.id, 'gone'] });
    expect(startPassengers(offer, saved)).toEqual({
      initial: withPassenger(1, { bike: '', cabin: '', other: [tax.id, helmet.id] }),
      lost: [
        { passenger: 1, field: 'cabin', id: 'suite:0' },
        { passenger: 1, field: 'bike', id: 'gone' },
        { passenger: 1, field: 'other', id: 'gone' },
      ],
    });
  });
});

describe('the price has everything that is stored for the trip (PRICE-28)', () => {
  const of = (entries: Partial<PassengersEntries>, values = complete) =>
    passengersStep(offer, { ...nothing, ...entries }).price(pricedValues(values));
  const { price } = of({});
  test.each([
    ['the additional products of the confirmation', { additional: { [transfer.id]: 2 } }, 'additionalProducts'],
    [
      'the chosen insurance',
      { chosen: { ...nothingChosen, cancellation: policyKey('cancellation', products.insurance_policies) } },
      'insurance',
    ],
    ['the coupon', { coupon: percentage(10) }, 'discount'],
  ] as const)('%s', (_, entries, part) => {
    expect(of(entries).price[part]).toBeGreaterThan(price[part]);
  });
  test('an insurance counts as far as the same policies are offered', () => {
    expect(of({ chosen: { ...nothingChosen, cancellation: 'another' } }).price).toEqual(price);
  });
  test('and what is typed so far: each choice of a passenger, and the country', () => {
    const { bikes } = products;
    expect(of({}, withPassenger(0, { bike: '' })).price.passengerProducts).toBe(price.passengerProducts - (bikes[0]?.unit_price ?? 0));
    expect(of({}, { ...complete, main: { ...main, country: 'US' } }).price.market).toBe('north_america');
    expect(of({}, empty).input).toMatchObject({ country: null, cabins });
  });
  test('and the extras of a passenger', () => {
    const withHelmet = withPassenger(1, { other: [tax.id, helmet.id] });
    expect(of({}, withHelmet).price.passengerProducts).toBe(price.passengerProducts + helmet.unit_price);
  });
  test('names do not change it', () => {
    expect(pricedValues(withPassenger(0, { firstName: 'Bo', bodyHeight: '' }))).toEqual(pricedValues(complete));
  });
});

describe('what is missing', () => {
  test('one issue per field, in page order: person, contact, trip, passenger by passenger (PASS-93)', () => {
    expect(step.missing(empty).issues.map(({ name }) => name.replace('passengers', ''))).toEqual([
      ...['firstName', 'lastName', 'dateOfBirth', 'bodyHeight'].map((field) => `[0].${field}`),
      ...['emailAddress', 'phoneNumber', 'country', 'streetAddress', 'zipCode', 'city'].map((field) => `main.${field}`),
      ...['cabin', 'bike'].map((field) => `[0].${field}`),
      ...[1, 2].flatMap((index) =>
        ['firstName', 'lastName', 'dateOfBirth', 'bodyHeight', 'cabin', 'bike'].map((field) => `[${index}].${field}`),
      ),
    ]);
  });
  test("issues are counted per passenger; the main booker's contact details count for the first one", () => {
    expect([0, 1, 2, 3].map(step.missing(empty).count)).toEqual([12, 6, 6, 0]);
  });
  test.each([
    ['nothing of a complete party', complete, []],
    ['a cabin', withPassenger(2, { cabin: '' }), [{ name: 'passengers[2].cabin', passenger: 2, code: 'cabin-required' }]],
    [
      'a cabin with too many',
      withPassenger(2, { cabin: 'twin:0' }),
      [{ name: 'passengers[2].cabin', passenger: 2, code: 'cabin-too-many-occupants' }],
    ],
    [
      'what is no field comes last',
      { main, passengers: [person, { ...person, bike: '' }] },
      [
        { name: 'passengers[1].bike', passenger: 1, code: 'bike-required' },
        { name: 'passengers', passenger: 0, code: 'passenger-count-mismatch' },
      ],
    ],
  ])('%s', (_, values, issues) => {
    expect(step.missing(values).issues).toEqual(issues);
  });
  test('a refused field, until it is changed (CONF-38)', () => {
    const refused = { fields: [{ path: 'main.city', passenger: 0, key: 'city', code: 'not-accepted' as const }], sent: complete };
    const { missing } = passengersStep(offer, { ...nothing, refused });
    expect(missing(complete).issues).toEqual([{ name: 'main.city', passenger: 0, code: 'not-accepted' }]);
    expect(missing({ ...complete, main: { ...main, city: 'Haarlem' } }).issues).toEqual([]);
  });
  test('the first of several issues of a field', () => {
    const crowded = withPassenger(2, { cabin: 'twin:0' });
    const refused = { fields: [{ path: 'passengers.2.cabin', passenger: 2, key: 'cabin', code: 'not-accepted' as const }], sent: crowded };
    const { missing } = passengersStep(offer, { ...nothing, refused });
    expect(missing(crowded).issues).toEqual([{ name: 'passengers[2].cabin', passenger: 2, code: 'cabin-too-many-occupants' }]);
  });
  test('the same object for the same values', () => {
    expect(step.missing(complete)).toBe(step.missing(complete));
  });
});

test('the outline names all passengers, and who is complete', () => {
  expect(step.outline(withPassenger(1, { firstName: 'Ben', bike: '' }))).toEqual([
    { firstName: 'Ann', lastName: 'Smit', isComplete: true },
    { firstName: 'Ben', lastName: 'Smit', isComplete: false },
    { firstName: 'Ann', lastName: 'Smit', isComplete: true },
  ]);
});

test.each([
  ['the next passenger with an issue', withPassenger(2, { bike: '' }), 0, 'passengers[2].bike'],
  ['not the one that is left', { ...empty, main }, 1, 'passengers[2].firstName'],
  ['the first one, after the last', withPassenger(0, { bike: '' }), 2, 'passengers[0].bike'],
  ['none of a complete party', complete, -1, null],
])('the way to what is missing leads to %s (PASS-81)', (_, values, after, name) => {
  expect(step.nextMissing(values, after)).toBe(name);
});

test.each([
  ['the next one', { ...empty, main }, 0, 1],
  ['the first of the others, after the last', { ...empty, main }, 2, 0],
  ['nobody else, whatever the passenger lacks', withPassenger(1, { bike: '' }), 1, null],
  ['the first of all', withPassenger(1, { bike: '' }), -1, 1],
  ['nobody of a complete party', complete, -1, null],
])('the next incomplete passenger is %s (PASS-95)', (_, values, after, passenger) => {
  expect(step.nextIncomplete(values, after)).toBe(passenger);
});

describe('the main booker is expanded at first, and who is incomplete (PASS-60)', () => {
  const party = (size: number) => {
    const large = { twin: Array<number>(size).fill(1) };
    const options = cabinOptions(large, cabinTypes);
    return passengersStep({ ...offer, cabins: large, context: { ...offer.context, cabinOptions: options } }, nothing);
  };
  const values = (size: number): PassengersFormValues => ({
    main,
    passengers: Array.from({ length: size }, (_, index) => ({ ...person, cabin: `twin:${index}`, bike: index === 1 ? person.bike : '' })),
  });
  test.each([
    ['all of them in a party of four', 4, [0, 2, 3]],
    ['the first of them in a larger one', 5, [0, 2]],
  ])('%s', (_, size, expanded) => {
    expect(party(size).expanded(values(size))).toEqual(expanded);
    expect(party(size).isLarge).toBe(size > 4);
  });
});

test.each([
  ['passengers[0].bike', 0],
  ['passengers[12].firstName', 12],
  ['main.city', 0],
])('the field %s belongs to passenger %i', (name, passenger) => expect(passengerOf(name)).toBe(passenger));

test('the contact details are fields of the main booker alone', () => {
  expect(fieldNames(0).filter((name) => name.startsWith('main.'))).toHaveLength(9);
  expect(fieldNames(1).every((name) => name.startsWith('passengers[1].'))).toBe(true);
});
