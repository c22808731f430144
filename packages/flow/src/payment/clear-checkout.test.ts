import { emptyMainBooker } from '@booking/domain/passengers';
import { expect, test } from 'vitest';
import { unvalidatedEntries } from '../storage/passengers.ts';
import { recentBookingEntries } from '../storage/recent-booking.ts';
import { memorySource } from '../testing/memory-source.ts';
import { clearCheckout } from './clear-checkout.ts';

const values = { main: emptyMainBooker(), passengers: [] };

test('a confirmed booking clears the entries of its own departure (PAY-39)', () => {
  const { source } = memorySource();
  for (const departureId of ['d1', 'd2']) {
    unvalidatedEntries(source).write(departureId, values);
    recentBookingEntries(source).write(departureId, { id: `booking of ${departureId}`, departureId, bookedAt: source.now() });
  }
  clearCheckout(source, 'booking of d1');
  expect([unvalidatedEntries(source).read('d1'), recentBookingEntries(source).read('d1')]).toEqual([null, null]);
  expect(unvalidatedEntries(source).read('d2')).toEqual(values);
});

test('a booking that was made in another browser clears nothing', () => {
  const { source, local } = memorySource();
  unvalidatedEntries(source).write('d1', values);
  clearCheckout(source, 'another');
  expect(local.has('unvalidated')).toBe(true);
});
