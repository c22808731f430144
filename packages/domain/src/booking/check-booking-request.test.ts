import { describe, expect, test } from 'vitest';
import type { BookingRequest } from '../schema/index.ts';
import { ann, context, harbour, helmet, input, today, transfer } from '../testing/a-booking.ts';
import { aCabinType, aDeparture, anAvailability, aPolicy } from '../testing/catalogue.ts';
import { toId } from '../testing/wire.ts';
import { checkBookingRequest, toBookingRequest } from './index.ts';

const request = toBookingRequest(input);
const said = (body: BookingRequest, given = context): string[] =>
  checkBookingRequest(body, given).map(({ path, message }) => `${path}: ${message}`);

const one = (id: string) => ({ id, amount: 1 });

describe('A body that breaks a rule is refused, with the path and the reason of each fault (BACK-39)', () => {
  type Change = (body: BookingRequest) => void;
  const passenger =
    (change: (passenger: BookingRequest['passengers'][number]) => void): Change =>
    ({ passengers: [, second] }) => {
      if (second) change(second);
    };
  test.each<[string, Change, string[]]>([
    ['nothing wrong', () => {}, []],
    ['another departure', (body) => (body.departureId = 'x'), ['departureId: another departure']],
    ['phone number', (body) => (body.main.phoneNumber = ''), ['main.phoneNumber: phone-required']],
    ['email address', (body) => (body.main.emailAddress = 'ann'), ['main.emailAddress: email-invalid']],
    ['state of a country without', (body) => (body.main.state = 'NY'), ['main.state: state-not-empty']],
    [
      'no passengers',
      (body) => (body.passengers = []),
      [
        'passengers: passenger-count-mismatch',
        'products.0.amount: at most 0, the number of passengers',
        'products.1.amount: at most 0, the number of passengers',
      ],
    ],
    ['first name', passenger((one) => (one.firstName = '')), ['passengers.1.firstName: first-name-required']],
    ['last name', passenger((one) => (one.lastName = '')), ['passengers.1.lastName: last-name-required']],
    ['date of birth', passenger((one) => (one.dateOfBirth = '2030-01-01')), ['passengers.1.dateOfBirth: birth-date-in-future']],
    ['body height', passenger((one) => (one.bodyHeight = 99)), ['passengers.1.bodyHeight: height-too-small']],
    ['body height in parts', passenger((one) => (one.bodyHeight = 170.5)), ['passengers.1.bodyHeight: height-whole']],
    ['bike', passenger((one) => (one.bike = '')), ['passengers.1.bike: bike-required']],
    ['diet', passenger((one) => (one.diet = 'x')), ['passengers.1.diet: diet-invalid']],
    ['an additional product among the other', passenger((one) => (one.other = [transfer.id])), ['passengers.1.other: other-invalid']],
    ['cabin missing', passenger((one) => (one.cabin = '')), ['passengers.1.cabin: cabin-required']],
    ['cabin of an unknown type', passenger((one) => (one.cabin = 'gone:0')), ['passengers.1.cabin: cabin-invalid']],
    ['cabin above count (CABIN-11)', passenger((one) => (one.cabin = 'twin:3')), ['passengers.1.cabin: cabin-invalid']],
    [
      'cabin below its minimum occupancy (CABIN-12)',
      passenger((one) => (one.cabin = 'family:0')),
      ['passengers.1.cabin: at least 2 persons in this cabin'],
    ],
    [
      'unknown product',
      (body) => (body.products = [{ id: helmet.id, amount: 1 }, one(harbour.id)]),
      ['products.0.id: not an additional product of this departure'],
    ],
    [
      'a product twice',
      (body) => (body.products = [one(transfer.id), one(transfer.id), one(harbour.id)]),
      ['products.1.id: a duplicate product'],
    ],
    [
      'more than passengers (CONF-6)',
      (body) => (body.products = [{ id: transfer.id, amount: 3 }, one(harbour.id)]),
      ['products.0.amount: at most 2, the number of passengers'],
    ],
    ['a mandatory product missing', (body) => (body.products = [one(transfer.id)]), [`products: ${harbour.id} is mandatory`]],
    [
      'insurance that is not offered',
      (body) => {
        body.insurance.travel = true;
        body.terms.travel = true;
      },
      ['insurance.travel: not offered to this guest'],
    ],
    ['insurance for Australia', (body) => (body.main.country = 'AU'), ['insurance.cancellation: not offered to this guest']],
    [
      'insurance of another market',
      (body) => {
        Object.assign(body.main, { country: 'US', state: 'NY' });
        body.terms = { general_north_america: true, payment_north_america: true, cancellation: true };
      },
      ['insurance.cancellation: not offered to this guest'],
    ],
    ['a street too long', (body) => (body.main.streetAddress = 'x'.repeat(201)), ['main.streetAddress: text-too-long']],
    ['remarks too long', (body) => (body.main.customerRemarks = 'x'.repeat(2001)), ['main.customerRemarks: text-too-long']],
    ['terms of the travel missing (CONF-18)', (body) => delete body.terms.general, ['terms.general: travel-terms-required']],
    ['terms of the insurance missing', (body) => delete body.terms.cancellation, ['terms.cancellation: insurance-terms-required']],
    ['gender', passenger((one) => Object.assign(one, { gender: 'male' })), ['passengers.1.gender: gender-invalid']],
    ['terms that are not required', (body) => (body.terms.travel = true), ['terms.travel: not required']],
  ])('%s', (_, change, faults) => {
    const body = structuredClone(request);
    change(body);
    expect(said(body)).toEqual(faults);
  });

  test('too many occupants of a cabin', () => {
    const [first] = request.passengers;
    const body = { ...request, passengers: [...request.passengers, ...(first ? [first] : [])] };
    expect(checkBookingRequest(body, context)).toEqual([{ path: 'passengers.2.cabin', message: 'cabin-too-many-occupants' }]);
  });
  test('with the switch to a total count, the cabins of a type together hold their passengers (BRAND-23)', () => {
    const crowd = (size: number) => ({
      ...request,
      passengers: Array.from({ length: size }, (_, index) => ({ ...ann, other: [], cabin: `twin:${index % 2}` })),
    });
    const total = { ...context, assignment: 'total' } as const;
    expect(checkBookingRequest(crowd(6), total)).toEqual([]);
    expect(checkBookingRequest(crowd(7), total)).toEqual([{ path: 'passengers.6.cabin', message: 'cabin-too-many-occupants' }]);
  });
  test('no more and no fewer passengers than the departure takes, if known', () => {
    const of = (minimum_passengers: number, maximum_passengers: number) =>
      said(request, {
        ...context,
        departure: aDeparture({ multi_market: true, availability: anAvailability({ minimum_passengers, maximum_passengers }) }),
      });
    expect(of(2, 2)).toEqual([]);
    expect(of(3, 20)).toEqual(['passengers: at least 3 on this departure']);
    expect(of(1, 1)).toEqual(['passengers: at most 1 on this departure']);
    expect(said(request, { ...context, departure: aDeparture({ multi_market: true, availability: null }) })).toEqual([]);
  });
  test('the earliest date is tomorrow', () => {
    const departure = { ...context.departure, date: today };
    expect(said(request, { ...context, departure })).toEqual(['departureId: a departure that can no longer be booked']);
  });
  test('the terms of every chosen insurance (CONF-12)', () => {
    const travel = aPolicy({ id: toId('travel'), insurance_type: 'travel' });
    const products = { ...context.products, insurance_policies: [...context.products.insurance_policies, travel] };
    const body = { ...toBookingRequest({ ...input, products }), terms: {} };
    expect(said(body, { ...context, products }).filter((fault) => fault.includes('insurance'))).toEqual([
      'terms.cancellation: insurance-terms-required',
      'terms.travel: insurance-terms-required',
    ]);
  });
  test('where a policy has no terms of its own, their key may be there or not; that of an insurance that is not chosen may not (CONF-49, BACK-75)', () => {
    const travel = aPolicy({ id: toId('travel'), insurance_type: 'travel', terms: null });
    const products = { ...context.products, insurance_policies: [aPolicy({ terms: '' }), travel] };
    const chosen = { ...input, products, insurance: { cancellation: true, travel: false } };
    const without = toBookingRequest(chosen);
    const linked = toBookingRequest({ ...chosen, linkedTerms: ['cancellation', 'travel'] });
    expect(Object.keys(without.terms)).toEqual(['general', 'consumer', 'payment']);
    expect(Object.keys(linked.terms)).toEqual(['general', 'consumer', 'payment', 'cancellation']);
    for (const body of [without, linked]) expect(said(body, { ...context, products })).toEqual([]);
    const extra = { ...without, terms: { ...without.terms, travel: true as const } };
    expect(said(extra, { ...context, products })).toEqual(['terms.travel: not required']);
  });
  test('too few persons in a cabin are reported once, for the first of them', () => {
    const wide = [aCabinType({ minimum_occupancy: 3, maximum_occupancy: 4 })];
    expect(said(request, { ...context, cabinTypes: wide })).toEqual(['passengers.0.cabin: at least 3 persons in this cabin']);
  });
  test('checking twice has the same result', () => {
    const body = { ...request, terms: {} };
    expect(checkBookingRequest(body, context)).toEqual(checkBookingRequest(body, context));
  });
});
