import { emptyMainBooker, emptyPassenger } from '@booking/domain/passengers';
import { bookingRequestWire } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { memorySource } from '../testing/memory-source.ts';
import { additionalProductsEntries } from './additional-products.ts';
import { bookingAttempts } from './booking-attempt.ts';
import { dropExpired } from './drop-expired.ts';
import { unvalidatedEntries, validatedEntries } from './passengers.ts';
import { recentBookingEntries } from './recent-booking.ts';
import { voucherEntries } from './voucher.ts';

// Entries as they were stored before each belonged to a departure. STORE-20.
const day = 24 * 60 * 60 * 1000;
const values = { main: { ...emptyMainBooker(), country: 'NL' }, passengers: [{ ...emptyPassenger(), firstName: 'Ann' }] };
const attempt = {
  key: '00000000-0000-4000-8000-000000000001',
  hash: 'abc',
  departureId: 'd1',
  body: bookingRequestWire({ departureId: 'd1', main: { ...emptyMainBooker(), country: 'NL' } }),
  bookingId: null,
};

test('passengers belong to the first departure that is looked at, with the age that they had', () => {
  const { local, source, now, wait } = memorySource();
  local.set('unvalidated', JSON.stringify({ savedAt: now - 6 * day, ...values }));
  local.set('validated', JSON.stringify({ savedAt: now - 8 * day, ...values }));
  expect(unvalidatedEntries(source).read('d1')).toEqual(values);
  expect(unvalidatedEntries(source).read('d2')).toBeNull();
  expect(validatedEntries(source).read('d1')).toBeNull();
  expect(local.has('validated')).toBe(false);
  wait(2 * day);
  expect(unvalidatedEntries(source).read('d1')).toBeNull();
});

test('until then they wait, but not for longer than 7 days', () => {
  const { local, source, now, wait } = memorySource();
  local.set('unvalidated', JSON.stringify({ savedAt: now, ...values }));
  dropExpired(source);
  expect(local.has('unvalidated')).toBe(true);
  wait(8 * day);
  dropExpired(source);
  expect(local.has('unvalidated')).toBe(false);
});

test.each(['SUN50', '007', '12'])('a coupon that was stored as plain text is taken over: %s', (code) => {
  const { local, source } = memorySource();
  local.set('voucher', code);
  expect(voucherEntries(source).read('d1')).toBe(code);
  expect(voucherEntries(source).read('d2')).toBeNull();
});

test('quantities are taken over', () => {
  const { local, source } = memorySource();
  local.set('additional-products', JSON.stringify({ map: 2 }));
  expect(additionalProductsEntries(source).read('d1')).toEqual({ map: 2 });
});

test('the recent booking and the open attempts named their departures', () => {
  const { local, source, now } = memorySource();
  const booking = { id: 'b1', departureId: 'd1', bookedAt: now };
  local.set('recent-booking', JSON.stringify(booking));
  local.set('booking-attempt', JSON.stringify({ d1: attempt }));
  expect(recentBookingEntries(source).read('d2')).toBeNull();
  expect(recentBookingEntries(source).read('d1')).toEqual(booking);
  expect(bookingAttempts(source).read('d1')).toEqual(attempt);
});

test('an attempt and a snapshot without a time are kept from the day that any screen is opened, and end 7 days after it', () => {
  const { local, source, wait } = memorySource();
  local.set('booking-attempt', JSON.stringify({ d1: attempt }));
  local.set('booking-summary', JSON.stringify([{ id: 'b1', summary: {} }]));
  dropExpired(source);
  wait(6 * day);
  dropExpired(source);
  expect(bookingAttempts(source).read('d1')).toEqual(attempt);
  expect(local.has('booking-summary')).toBe(true);
  wait(2 * day);
  dropExpired(source);
  expect([...local.keys()]).toEqual([]);
});

test.each(['SUN50', 'null', '7', '"text"'])('what is no entry stops nothing: %s', (text) => {
  const { local, source } = memorySource();
  local.set('voucher', text);
  local.set('validated', JSON.stringify({ savedAt: 0, ...values }));
  dropExpired(source);
  expect(local.has('validated')).toBe(false);
});
