import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { assignmentModes, cabinOptions } from '../cabins/index.ts';
import { type Passenger, passengersFormSchema } from '../passengers/index.ts';
import { BookingRequestSchema, BookingResultSchema } from '../schema/index.ts';
import { ann, cabinTypes, context, harbour, helmet, input, key, main, products, tax, today, transfer } from '../testing/a-booking.ts';
import { bookingState, checkBookingRequest, RecentBookingSchema, recentBookingFor, recentBookingMs, toBookingRequest } from './index.ts';

const request = toBookingRequest(input);

describe('POST /bookings', () => {
  test('every key is sent, mandatory products included, exactly the required terms (BOOK-19, CALL-29, CONF-20)', () => {
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
  test('main booker and passengers have exactly the contract’s keys, in its order, whatever order they come in (PASS-23, PASS-25)', () => {
    const reversed = <T extends object>(value: T): T => Object.fromEntries(Object.entries({ ...value, extra: 1 }).reverse()) as T;
    const body = toBookingRequest({ ...input, main: reversed(main), passengers: input.passengers.map(reversed) });
    expect(JSON.stringify(body)).toBe(JSON.stringify(request));
    expect(Object.keys(body.main).join(' ')).toBe(
      'phoneNumber emailAddress streetAddress zipCode city country state customerRemarks groupName',
    );
    expect(Object.keys(body.passengers[0] ?? {}).join(' ')).toBe('firstName lastName dateOfBirth gender bodyHeight cabin bike diet other');
  });
  test('a blank field is sent as an empty text, the body height as a number (BOOK-20)', () => {
    const blank = Object.fromEntries(Object.keys(main).map((field) => [field, ''])) as typeof main;
    const nobody = { ...ann, gender: '' as const, diet: '', other: [] };
    const sent = toBookingRequest({ ...input, main: { ...blank, country: 'NL' }, passengers: [nobody] });
    expect(sent.main).toEqual({ ...blank, country: 'NL' });
    expect(sent.passengers).toEqual([{ ...nobody, bodyHeight: 172, other: [tax.id] }]);
  });
  test('mandatory products are sent unasked: those of a passenger in `other`, the additional ones in `products` (BOOK-21)', () => {
    const sent = toBookingRequest({ ...input, passengers: [{ ...ann, other: [] }], additional: {} });
    expect(sent.passengers[0]?.other).toEqual([tax.id]);
    expect(sent.products).toEqual([{ id: harbour.id, amount: 1 }]);
  });
  test('no price is sent: the only numbers are body heights and quantities (BOOK-27)', () => {
    const numbers: string[] = [];
    JSON.stringify(request, (key, value) => {
      if (typeof value === 'number') numbers.push(key);
      return value;
    });
    expect(numbers).toEqual(['bodyHeight', 'bodyHeight', 'amount', 'amount']);
  });
  test('a cid that cannot be sent does not stop the booking: it is left out', () => {
    for (const cid of ['x'.repeat(501), 'a\0', '\ud83d']) expect('cid' in toBookingRequest({ ...input, cid })).toBe(false);
    expect(toBookingRequest({ ...input, cid: 'x'.repeat(500) }).cid).toHaveLength(500);
  });
  test('north America has its own terms, and cid is left out when there is none (BOOK-23, BOOK-25)', () => {
    const american = toBookingRequest({ ...input, main: { ...main, country: 'US', state: 'NY' }, cid: null, coupon: null });
    expect(american.terms).toEqual({ general_north_america: true, payment_north_america: true });
    expect(american.insurance).toEqual({ cancellation: false, travel: false });
    expect([american.voucher, 'cid' in american]).toEqual([null, false]);
  });
  test('Quantities of zero or less are dropped from the submission and string values parsed as integers (CONF-8, BOOK-22)', () => {
    const sent = (text: string) => toBookingRequest({ ...input, additional: JSON.parse(text) }).products;
    for (const none of ['0', '-1', '"0"', '""', '"x"', 'null'])
      expect(sent(`{"${transfer.id}":${none}}`)).toEqual([{ id: harbour.id, amount: 1 }]);
    expect(sent(`{"${transfer.id}":"2","${harbour.id}":"1.9"}`)).toEqual([
      { id: transfer.id, amount: 2 },
      { id: harbour.id, amount: 1 },
    ]);
  });
});

test.each(assignmentModes)('what the form accepts, the backend accepts: occupants counted %s', (assignment) => {
  const counts = fc.record({
    twin: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 3 }),
    family: fc.array(fc.integer({ min: 2, max: 4 }), { maxLength: 3 }),
  });
  const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
  const country = fc.constantFrom({ country: 'NL', state: '' }, { country: 'US', state: 'NY' }, { country: 'CA', state: 'QC' });
  const draw = fc.record({
    counts,
    text,
    country,
    height: fc.integer({ min: 100, max: 299 }),
    ticked: fc.boolean(),
    extra: fc.nat(30),
    turn: fc.nat(30),
  });
  fc.assert(
    fc.property(draw, ({ counts: cabins, text: name, country: where, height, ticked, extra, turn }) => {
      const options = cabinOptions(cabins, cabinTypes);
      fc.pre(options.length > 0);
      const keys = options.flatMap(({ key: cabin, spaces }) => Array.from({ length: spaces }, () => cabin));
      // In total mode, everybody except the first of each type gets any cabin, however full.
      const moved = keys.map((key, index) => (keys.indexOf(key) === index ? key : (keys[(index * turn) % keys.length] ?? key)));
      const passengers = (assignment === 'total' ? moved : keys).map(
        (cabin): Passenger => ({ ...ann, firstName: name, bodyHeight: String(height), cabin, other: [] }),
      );
      const form = v.parse(
        passengersFormSchema({
          today,
          cabinOptions: options,
          bikes: products.bikes,
          diets: [],
          other: [helmet, tax],
          assignment,
        }),
        { main: { ...main, ...where, city: name }, passengers },
      );
      const insurance = { cancellation: ticked, travel: ticked };
      const body = toBookingRequest({ ...input, ...form, insurance, additional: { [transfer.id]: extra } });
      expect(v.parse(BookingRequestSchema, JSON.parse(JSON.stringify(body)))).toEqual(body);
      expect(checkBookingRequest(body, { ...context, assignment })).toEqual([]);
    }),
  );
});

describe('A recent booking is valid for 4 hours (BOOK-8, CONF-27)', () => {
  const record = { id: 'booking', departureId: 'dep', bookedAt: 1_000_000_000 };
  test.each([
    ['made less than 4 hours ago', 'dep', recentBookingMs - 1, record],
    ['4 hours ago', 'dep', recentBookingMs, null],
    ['of another departure', 'other', 0, null],
    ['the clock was set back a little', 'dep', -1000, record],
    ['the clock was set back far', 'dep', -recentBookingMs, null],
  ])('%s', (_, departureId, age, expected) => expect(recentBookingFor(record, departureId, record.bookedAt + age)).toBe(expected));
  test('none', () => expect(recentBookingFor(null, 'dep', 0)).toBeNull());
  test('4 hours in milliseconds (BOOK-8)', () => expect(recentBookingMs).toBe(14_400_000));
  test('a recent-booking record: id, departureId, bookedAt as ms timestamp', () => {
    expect(v.parse(RecentBookingSchema, record)).toEqual(record);
    for (const broken of [{ ...record, id: '' }, { ...record, departureId: '' }, { ...record, bookedAt: '1' }, {}])
      expect(v.safeParse(RecentBookingSchema, broken).success).toBe(false);
  });
});

describe('A booking can be paid only if it is completed and can_pay is true (PAY-16)', () => {
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
  ])('%#', (response, expected) => expect(bookingState(v.parse(BookingResultSchema, response))).toBe(expected));
});
