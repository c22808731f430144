import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bookingWire } from '../testing/wire.ts';
import { BookingCreatedSchema, BookingResultSchema, ClientSecretSchema, PaymentSchema } from './index.ts';

const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;
const without = (value: object, key: string): object => Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));

const id = '2b1c1c7e-6f0e-4c55-9d0a-6f7b1f7f6a10';
const completed = bookingWire({ id });
const noFigures = { hold_expires_at: null, paid_amount: null, balance_due: null, balance_due_date: null };

describe('Booking result', () => {
  test('status pending (id), failed (id, error) or completed (CALL-30)', () => {
    const failed = { status: 'failed', id, error: 'cabins_unavailable' };
    expect(v.parse(BookingResultSchema, { status: 'pending', id })).toEqual({ status: 'pending', id });
    expect(v.parse(BookingResultSchema, failed)).toEqual(failed);
    expect(accepts(BookingResultSchema, { ...completed, status: 'paid' })).toBe(false);
    expect(accepts(BookingResultSchema, { status: 'pending' })).toBe(false);
  });

  test.each([
    ['nl-NL', 'nl'],
    ['de_AT', 'de'],
    ['fr', null],
    [7, null],
  ])('a locale that a backend has stored as %s counts as %s (CALL-31, BRAND-10)', (locale, language) => {
    expect(v.parse(BookingResultSchema, { ...completed, locale })).toMatchObject({ locale: language });
  });

  test('Completed has id (uuid), deposit (nullable), optional locale; its amounts are euros (CALL-31)', () => {
    const amounts = { amount: 293_400, local_costs: 9600, full_amount: 303_292, insurance_amount: 19_492, deposit: 104_632 };
    expect(v.parse(BookingResultSchema, completed)).toEqual({ ...completed, ...amounts, locale: null, ...noFigures });
    expect(v.parse(BookingResultSchema, { ...completed, deposit: null, locale: 'de' })).toMatchObject({ deposit: null, locale: 'de' });
    expect(accepts(BookingResultSchema, { ...completed, id: '12' })).toBe(false);
    const mayBeMissing = ['tour_external_id', 'state'];
    for (const key of Object.keys(completed))
      expect([key, accepts(BookingResultSchema, without(completed, key))]).toEqual([key, mayBeMissing.includes(key)]);
  });

  test('a backend may add until when the cabins are held, what was received and what is owed; each may be null (CALL-41)', () => {
    const held = { hold_expires_at: '2027-02-01T17:40:00Z', paid_amount: 1046.32, balance_due: 1986.6, balance_due_date: '2027-03-20' };
    expect(v.parse(BookingResultSchema, { ...completed, ...held })).toMatchObject({
      hold_expires_at: Date.UTC(2027, 1, 1, 17, 40),
      paid_amount: 104_632,
      balance_due: 198_660,
      balance_due_date: '2027-03-20',
    });
    for (const hold_expires_at of ['2027-02-01T18:40:00+01:00', '2027-02-01T17:40:00.000Z'])
      expect(v.parse(BookingResultSchema, { ...completed, hold_expires_at })).toMatchObject({
        hold_expires_at: Date.UTC(2027, 1, 1, 17, 40),
      });
    expect(v.parse(BookingResultSchema, { ...completed, ...noFigures })).toMatchObject(noFigures);
    for (const wrong of [
      { hold_expires_at: '2027-13-01T17:40:00Z' },
      { hold_expires_at: 'soon' },
      { balance_due: -1 },
      { balance_due_date: '1' },
    ])
      expect([wrong, accepts(BookingResultSchema, { ...completed, ...wrong })]).toEqual([wrong, false]);
  });

  test('Booking creation response: id (uuid), optional status pending or completed (BOOK-1, BOOK-28)', () => {
    expect(['pending', 'completed', undefined].filter((status) => accepts(BookingCreatedSchema, { id, status }))).toHaveLength(3);
    expect(v.parse(BookingCreatedSchema, { id })).toEqual({ id });
    expect(accepts(BookingCreatedSchema, { id, status: 'failed' })).toBe(false);
    expect(accepts(BookingCreatedSchema, { id: 'x' })).toBe(false);
  });
});

test('Payment: name, description and booking_number nullable, status Open, Processing or another; Payment intent: client_secret (CALL-33, CALL-34, CALL-50)', () => {
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
  expect(v.parse(PaymentSchema, payment)).toEqual({ ...payment, amount: 25_050, paid_amount: null, locale: null });
  expect(v.parse(PaymentSchema, { ...payment, locale: 'nl-BE' }).locale).toBe('nl-BE');
  expect(v.parse(PaymentSchema, { ...payment, paid_amount: 12.5 }).paid_amount).toBe(1250);
  for (const status of ['Processing', 'Refunded']) expect(v.parse(PaymentSchema, { ...payment, status }).status).toBe(status);
  for (const key of ['id', 'amount', 'status', 'full_name', 'email', 'market', 'exchange_rate'])
    expect([key, accepts(PaymentSchema, without(payment, key))]).toEqual([key, false]);
  expect(v.parse(ClientSecretSchema, { client_secret: 'pi_secret' })).toEqual({ client_secret: 'pi_secret' });
  expect(accepts(ClientSecretSchema, { client_secret: '' })).toBe(false);
});
