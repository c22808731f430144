import { CompletedBookingSchema, type IsoDate } from '@booking/domain/schema';
import { bookingWire, departureWire } from '@booking/domain/testing';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { BookingSummary } from '../../storage/booking-summary.ts';
import { type BookingReceiptInput, bookingReceipt } from './booking-receipt.ts';

const receipt = (wire: object, more: Partial<BookingReceiptInput> = {}) =>
  bookingReceipt({
    booking: v.parse(CompletedBookingSchema, { ...bookingWire({ can_pay: false, state: 'Paid' }), ...wire }),
    tourName: 'Amsterdam to Bruges',
    tourLanguage: 'en',
    port: null,
    summary: null,
    dates: '2027-05-08 to 2027-05-15',
    status: 'succeeded',
    today: '2027-01-01' as IsoDate,
    paymentTerms: null,
    ...more,
  });
const deposited = { paid_amount: 1046.32, balance_due: 1986.6, balance_due_date: '2027-03-01' };
const kinds = ({ next }: ReturnType<typeof receipt>) => next.map(({ kind }) => kind);

describe('the receipt of a booking (PAY-68)', () => {
  test('after a deposit: trip, persons, what was paid, what remains and until when, and what happens next', () => {
    const departure = departureWire({ date: '2027-05-08', end_date: '2027-05-15', port_of_departure_name: 'Amsterdam' });
    const cabin = { kind: 'cabin', id: 'C1', quantity: 1 };
    const quote = {
      passengers: 2,
      lines: [cabin, { ...cabin, persons: 1 }, { ...cabin, id: 'C2' }, { kind: 'bike', id: 'b', quantity: 2 }],
    };
    const names = { cabinNames: { C1: 'Twin' }, shipName: 'Zilvermeeuw' };
    const summary = { departure, quote, ...names } as unknown as BookingSummary;
    expect(receipt(deposited, { summary, port: { text: 'Amsterdam', language: 'en' } })).toEqual({
      kind: 'receipt',
      status: 'succeeded',
      facts: {
        number: 'BBT-104233',
        purpose: null,
        tour: 'Amsterdam to Bruges',
        tourLanguage: 'en',
        dates: '2027-05-08 to 2027-05-15',
        ship: 'Zilvermeeuw',
        cabins: [
          { name: 'Twin', quantity: 2 },
          { name: 'C2', quantity: 1 },
        ],
        persons: 2,
        full: 303_292,
        paid: 104_632,
        owed: 198_660,
        owedBy: '2027-03-01',
        localCosts: 9600,
      },
      next: [
        { kind: 'confirmation', email: 'ann@example.com' },
        { kind: 'rest', amount: 198_660, by: '2027-03-01' },
        { kind: 'start', date: '2027-05-08', port: 'Amsterdam', localCosts: 9600 },
      ],
    });
  });

  test.each([
    ['paid in full', { paid_amount: 3032.92, balance_due: 0 }, { paid: 303_292, owed: 0, owedBy: null }],
    ['a backend without figures', {}, { paid: null, owed: null, owedBy: null }],
    [
      'a backend that is still open',
      { ...deposited, paid_amount: 0, can_pay: true, state: 'Open' },
      { paid: null, owed: null, owedBy: null },
    ],
    ['a backend that is still processing', { ...deposited, state: 'Processing' }, { paid: null, owed: null, owedBy: null }],
  ])('only what the backend says for certain: %s', (_, wire, money) => {
    const shown = receipt(wire);
    expect(shown.facts).toMatchObject({ ...money, persons: null, dates: '2027-05-08 to 2027-05-15' });
    expect(kinds(shown)).toEqual(['confirmation', 'start']);
  });

  test('a request is no booking yet: it has a reply, then a payment', () => {
    const shown = receipt({ on_request: true, deposit: null, paid_amount: 0 }, { status: 'requested' });
    expect(shown).toMatchObject({ kind: 'request', facts: { paid: null, owed: null } });
    expect(kinds(shown)).toEqual(['reply', 'payLater']);
  });

  test('a payment in process is confirmed later; one that failed leads nowhere', () => {
    expect(kinds(receipt({ local_costs: 0, state: 'Processing' }, { status: 'processing' }))).toEqual(['processing', 'start']);
    expect(kinds(receipt(deposited, { status: 'canceled' }))).toEqual([]);
  });
});
