import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cabinOptions } from '../cabins/index.ts';
import { emptyMainBooker, emptyPassenger, type Passenger, passengersFormSchema } from '../passengers/index.ts';
import { type BookingRequest, BookingRequestSchema, BookingResultSchema, isIsoDate } from '../schema/index.ts';
import { aCabinType, aDeparture, aPolicy, aProduct, idOf, noProducts } from '../testing/catalogue.ts';
import {
  type BookingContext,
  type BookingInput,
  bookingState,
  checkBookingRequest,
  recentBookingFor,
  recentBookingMs,
  toBookingRequest,
} from './index.ts';

const today = '2026-11-20';
if (!isIsoDate(today)) throw new Error('no date');
const key = '2b1c1c7e-6f0e-4c55-9d0a-6f7b1f7f6a10';
const bike = aProduct({ id: idOf('bike') });
const helmet = aProduct({ id: idOf('helmet') });
const tax = aProduct({ id: idOf('tax'), mandatory: true });
const transfer = aProduct({ id: idOf('transfer'), passenger_product: false });
const harbour = aProduct({ id: idOf('harbour'), passenger_product: false, mandatory: true });
const products = { ...noProducts, bikes: [bike], other: [helmet, tax, transfer, harbour], insurance_policies: [aPolicy()] };
const cabinTypes = [aCabinType({ count: 3 }), aCabinType({ id: 'family', minimum_occupancy: 2, maximum_occupancy: 4 })];
const context: BookingContext = {
  departure: aDeparture({ multi_market: true }),
  cabinTypes,
  products,
  today,
  assignment: 'per-cabin',
};
const main = {
  ...emptyMainBooker(),
  phoneNumber: '+31612345678',
  emailAddress: 'ann@example.com',
  streetAddress: 'Keizersgracht 1',
  zipCode: '1015 AA',
  city: 'Amsterdam',
  country: 'NL',
};
const ann = {
  ...emptyPassenger(),
  firstName: 'Ann',
  lastName: 'Smit',
  dateOfBirth: '1980-02-29',
  gender: 'Female' as const,
  bodyHeight: 172,
  cabin: 'twin:0',
  bike: bike.id,
};
const input: BookingInput = {
  departure: context.departure,
  products,
  main,
  passengers: [ann, { ...ann, firstName: 'Ben', gender: '', other: [helmet.id] }],
  insurance: { cancellation: true, travel: true },
  additional: { [transfer.id]: 2, gone: 1 },
  locale: 'en',
  brand: 'boatbiketours',
  coupon: 'SUN50',
  cid: 'abc123',
  idempotencyKey: key,
};
const request = toBookingRequest(input);

describe('POST /bookings', () => {
  test('every key is sent, mandatory products included, exactly the terms that were asked for', () => {
    expect(request).toEqual({
      departureId: 'dep',
      main,
      passengers: [
        { ...ann, other: [tax.id] },
        { ...ann, firstName: 'Ben', gender: '', other: [tax.id, helmet.id] },
      ],
      insurance: { cancellation: true, travel: false },
      terms: { general: true, consumer: true, payment: true, cancellation: true },
      locale: 'en',
      brand: 'boatbiketours',
      voucher: 'SUN50',
      products: [
        { id: transfer.id, amount: 2 },
        { id: harbour.id, amount: 1 },
      ],
      cid: 'abc123',
      idempotency_key: key,
    });
    expect(v.parse(BookingRequestSchema, request)).toEqual(request);
  });
  test('north America has terms of its own, and cid is left out when there is none', () => {
    const american = toBookingRequest({ ...input, main: { ...main, country: 'US', state: 'NY' }, cid: null, coupon: null });
    expect(american.terms).toEqual({ general_north_america: true, payment_north_america: true });
    expect(american.insurance).toEqual({ cancellation: false, travel: false });
    expect([american.voucher, 'cid' in american]).toEqual([null, false]);
  });
  test('Quantities of zero or less are dropped from the submission and string values parsed as integers', () => {
    const sent = (text: string) => toBookingRequest({ ...input, additional: JSON.parse(text) }).products;
    for (const none of ['0', '-1', '"0"', '""', '"x"', 'null'])
      expect(sent(`{"${transfer.id}":${none}}`)).toEqual([{ id: harbour.id, amount: 1 }]);
    expect(sent(`{"${transfer.id}":"2","${harbour.id}":"1.9"}`)).toEqual([
      { id: transfer.id, amount: 2 },
      { id: harbour.id, amount: 1 },
    ]);
  });
});

describe('A body that breaks a rule of section 5 is refused, with the path of each fault', () => {
  type Change = (body: BookingRequest) => void;
  const passenger =
    (change: (passenger: BookingRequest['passengers'][number]) => void): Change =>
    ({ passengers: [, second] }) => {
      if (second) change(second);
    };
  test.each<[string, Change, string[]]>([
    ['nothing wrong', () => {}, []],
    ['another departure', (body) => (body.departureId = 'x'), ['departureId']],
    ['phone number', (body) => (body.main.phoneNumber = ''), ['main.phoneNumber']],
    ['email address', (body) => (body.main.emailAddress = 'ann'), ['main.emailAddress']],
    ['state of a country without', (body) => (body.main.state = 'NY'), ['main.state']],
    ['no passengers', (body) => (body.passengers = []), ['passengers', 'products.0.amount', 'products.1.amount']],
    ['first name', passenger((one) => (one.firstName = '')), ['passengers.1.firstName']],
    ['last name', passenger((one) => (one.lastName = '')), ['passengers.1.lastName']],
    ['date of birth', passenger((one) => (one.dateOfBirth = '2030-01-01')), ['passengers.1.dateOfBirth']],
    ['body height', passenger((one) => (one.bodyHeight = 99)), ['passengers.1.bodyHeight']],
    ['body height in parts', passenger((one) => (one.bodyHeight = 170.5)), ['passengers.1.bodyHeight']],
    ['bike', passenger((one) => (one.bike = '')), ['passengers.1.bike']],
    ['diet', passenger((one) => (one.diet = 'x')), ['passengers.1.diet']],
    ['an additional product among the other', passenger((one) => (one.other = [transfer.id])), ['passengers.1.other']],
    ['cabin missing', passenger((one) => (one.cabin = '')), ['passengers.1.cabin']],
    ['cabin of an unknown type', passenger((one) => (one.cabin = 'gone:0')), ['passengers.1.cabin']],
    ['cabin above count', passenger((one) => (one.cabin = 'twin:3')), ['passengers.1.cabin']],
    ['cabin below its minimum occupancy', passenger((one) => (one.cabin = 'family:0')), ['passengers.1.cabin']],
    ['unknown product', (body) => (body.products = [{ id: helmet.id, amount: 1 }]), ['products.0.id']],
    [
      'a product twice',
      (body) =>
        (body.products = [
          { id: transfer.id, amount: 1 },
          { id: transfer.id, amount: 1 },
        ]),
      ['products.1.id'],
    ],
    ['more than passengers', (body) => (body.products = [{ id: transfer.id, amount: 3 }]), ['products.0.amount']],
    ['terms of the travel missing', (body) => delete body.terms.general, ['terms.general']],
    ['terms of the insurance missing', (body) => delete body.terms.cancellation, ['terms.cancellation']],
    ['terms that were not asked for', (body) => (body.terms.travel = true), ['terms.travel']],
  ])('%s', (_, change, paths) => {
    const body = structuredClone(request);
    change(body);
    expect(checkBookingRequest(body, context).map(({ path }) => path)).toEqual(paths);
  });

  test('too many occupants of a cabin', () => {
    const [first] = request.passengers;
    const body = { ...request, passengers: [...request.passengers, ...(first ? [first] : [])] };
    expect(checkBookingRequest(body, context)).toEqual([{ path: 'passengers.2.cabin', message: 'cabin-too-many-occupants' }]);
  });
  test('with the switch to a total count, the cabins of a type together hold their passengers', () => {
    const [first] = request.passengers;
    const crowd = (size: number) => ({ ...request, passengers: Array.from({ length: size }, () => structuredClone(first ?? ann)) });
    const total = { ...context, assignment: 'total' } as const;
    expect(checkBookingRequest(crowd(6), total)).toEqual([]);
    expect(checkBookingRequest(crowd(7), total)).toEqual([{ path: 'passengers.6.cabin', message: 'cabin-too-many-occupants' }]);
  });
  test('the earliest date is tomorrow', () => {
    const departure = { ...context.departure, date: today };
    expect(checkBookingRequest(request, { ...context, departure }).map(({ path }) => path)).toEqual(['departureId']);
  });
  test('asking twice answers the same', () => {
    const body = { ...request, terms: {} };
    expect(checkBookingRequest(body, context)).toEqual(checkBookingRequest(body, context));
  });
});

test('what the form lets through, the backend takes', () => {
  const counts = fc.record({
    twin: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 3 }),
    family: fc.array(fc.integer({ min: 2, max: 4 }), { maxLength: 3 }),
  });
  const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
  const country = fc.constantFrom({ country: 'NL', state: '' }, { country: 'US', state: 'NY' }, { country: 'CA', state: 'QC' });
  const draw = fc.record({ counts, text, country, height: fc.integer({ min: 100, max: 299 }), ticked: fc.boolean(), extra: fc.nat(30) });
  fc.assert(
    fc.property(draw, ({ counts: cabins, text: name, country: where, height, ticked, extra }) => {
      const options = cabinOptions(cabins, cabinTypes);
      fc.pre(options.length > 0);
      const keys = options.flatMap(({ key: cabin, spaces }) => Array.from({ length: spaces }, () => cabin));
      const passengers = keys.map((cabin): Passenger => ({ ...ann, firstName: name, bodyHeight: String(height), cabin, other: [] }));
      const form = v.parse(
        passengersFormSchema({
          today,
          cabinOptions: options,
          bikes: products.bikes,
          diets: [],
          other: [helmet, tax],
          assignment: 'per-cabin',
        }),
        { main: { ...main, ...where, city: name }, passengers },
      );
      const insurance = { cancellation: ticked, travel: ticked };
      const body = toBookingRequest({ ...input, ...form, insurance, additional: { [transfer.id]: extra } });
      expect(v.parse(BookingRequestSchema, JSON.parse(JSON.stringify(body)))).toEqual(body);
      expect(checkBookingRequest(body, context)).toEqual([]);
    }),
  );
});

describe('A recent booking is valid for 4 hours', () => {
  const record = { id: 'booking', departureId: 'dep', bookedAt: 1_000_000_000 };
  test.each([
    ['made less than 4 hours ago', 'dep', recentBookingMs - 1, record],
    ['4 hours ago', 'dep', recentBookingMs, null],
    ['of another departure', 'other', 0, null],
    ['the clock was set back a little', 'dep', -1000, record],
    ['the clock was set back far', 'dep', -recentBookingMs, null],
  ])('%s', (_, departureId, age, expected) => expect(recentBookingFor(record, departureId, record.bookedAt + age)).toBe(expected));
  test('none', () => expect(recentBookingFor(null, 'dep', 0)).toBeNull());
});

describe('A booking can be paid only if it is completed and can_pay is true', () => {
  const completed = {
    status: 'completed',
    id: key,
    departure_date: '2027-05-08',
    can_pay: true,
    on_request: false,
    tour_name: 'Amsterdam to Bruges',
    tour_id: 'tour',
    name: 'Ann Smit',
    email: 'ann@example.com',
    market: 'default',
    exchange_rate: 1.0842,
    number: 'BBT-104233',
    amount: 2934,
    local_costs: 96,
    full_amount: 3032.92,
    insurance_amount: 194.92,
    deposit: null,
    locale: 'xx',
  };
  test.each([
    [{ status: 'pending', id: key }, 'pending'],
    [{ status: 'failed', id: key, error: 'cabins_unavailable' }, 'failed'],
    [completed, 'payable'],
    [{ ...completed, can_pay: false }, 'not-payable'],
  ])('%#', (answer, expected) => expect(bookingState(v.parse(BookingResultSchema, answer))).toBe(expected));
});
