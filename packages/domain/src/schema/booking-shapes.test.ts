import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bookingWire } from '../testing/wire.ts';
import { BookingCreatedSchema, BookingResultSchema, ClientSecretSchema, PaymentSchema } from './index.ts';

const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;
const without = (value: object, key: string): object => Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));

const id = '2b1c1c7e-6f0e-4c55-9d0a-6f7b1f7f6a10';
const completed = bookingWire({ id });

describe('Booking result', () => {
  test('status pending (id), failed (id, error) or completed (CALL-30)', () => {
    const failed = { status: 'failed', id, error: 'cabins_unavailable' };
    expect(v.parse(BookingResultSchema, { status: 'pending', id })).toEqual({ status: 'pending', id });
    expect(v.parse(BookingResultSchema, failed)).toEqual(failed);
    expect(accepts(BookingResultSchema, { ...completed, status: 'paid' })).toBe(false);
    expect(accepts(BookingResultSchema, { status: 'pending' })).toBe(false);
  });

  test('Completed has id (uuid), deposit (nullable), optional locale; its amounts are euros (CALL-31)', () => {
    const amounts = { amount: 293_400, local_costs: 9600, full_amount: 303_292, insurance_amount: 19_492, deposit: 104_632 };
    expect(v.parse(BookingResultSchema, completed)).toEqual({ ...completed, ...amounts, locale: null });
    expect(v.parse(BookingResultSchema, { ...completed, deposit: null, locale: 'de' })).toMatchObject({ deposit: null, locale: 'de' });
    expect(accepts(BookingResultSchema, { ...completed, id: '12' })).toBe(false);
    const mayBeMissing = ['tour_external_id', 'state'];
    for (const key of Object.keys(completed))
      expect([key, accepts(BookingResultSchema, without(completed, key))]).toEqual([key, mayBeMissing.includes(key)]);
  });

  test('Booking creation response: id (uuid), optional status pending or completed (BOOK-1, BOOK-28)', () => {
    expect(['pending', 'completed', undefined].filter((status) => accepts(BookingCreatedSchema, { id, status }))).toHaveLength(3);
    expect(v.parse(BookingCreatedSchema, { id })).toEqual({ id });
    expect(accepts(BookingCreatedSchema, { id, status: 'failed' })).toBe(false);
    expect(accepts(BookingCreatedSchema, { id: 'x' })).toBe(false);
  });
});

test('Payment: name, description and booking_number nullable, status Open, Processing or another; Payment intent: client_secret (CALL-33, CALL-34)', () => {
  const payment = {
    id: 'p',
    name: null,
    description: null,
    amount: 250.5,
    status: 'Open',
    type: 'balance',
    booking_number: null,
    full_name: 'Ann Smit',
    email: 'ann@example.com',
    market: 'north_america',
    exchange_rate: 1.0842,
  };
  expect(v.parse(PaymentSchema, payment)).toEqual({ ...payment, amount: 25_050 });
  for (const status of ['Processing', 'Refunded']) expect(v.parse(PaymentSchema, { ...payment, status }).status).toBe(status);
  for (const key of ['id', 'amount', 'status', 'full_name', 'email', 'market', 'exchange_rate'])
    expect([key, accepts(PaymentSchema, without(payment, key))]).toEqual([key, false]);
  expect(v.parse(ClientSecretSchema, { client_secret: 'pi_secret' })).toEqual({ client_secret: 'pi_secret' });
  expect(accepts(ClientSecretSchema, { client_secret: '' })).toBe(false);
});
