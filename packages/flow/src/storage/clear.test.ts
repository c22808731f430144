import { emptyMainBooker } from '@booking/domain/passengers';
import type { BookingRequest } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { memorySource } from '../testing/memory-source.ts';
import { additionalProductsEntries } from './additional-products.ts';
import { bookingAttempts } from './booking-attempt.ts';
import { clearAll, clearDeparture } from './clear.ts';
import { consentsEntries } from './consents.ts';
import type { EntrySource } from './departure-entries.ts';
import { dropExpired } from './drop-expired.ts';
import { unvalidatedEntries, validatedEntries } from './passengers.ts';
import { recentBookingEntries } from './recent-booking.ts';
import { voucherEntries } from './voucher.ts';

const week = 7 * 24 * 60 * 60 * 1000;
const key = '00000000-0000-4000-8000-000000000001';
const keys = ['unvalidated', 'validated', 'voucher', 'additional-products', 'recent-booking', 'booking-attempt'];

const bodyOf = (departureId: string): BookingRequest => ({
  departureId,
  main: emptyMainBooker(),
  passengers: [],
  insurance: { cancellation: false, travel: false },
  terms: {},
  locale: 'en',
  brand: 'boatbiketours',
  voucher: null,
  products: [],
  idempotency_key: key,
});

function fill(source: EntrySource, departureId: string): void {
  const values = { main: emptyMainBooker(), passengers: [] };
  unvalidatedEntries(source).write(departureId, values);
  validatedEntries(source).write(departureId, values);
  voucherEntries(source).write(departureId, 'SUN50');
  additionalProductsEntries(source).write(departureId, { map: 1 });
  recentBookingEntries(source).write(departureId, { id: 'b1', departureId, bookedAt: source.now() });
  bookingAttempts(source).write(departureId, { key, departureId, body: bodyOf(departureId), bookingId: null });
  consentsEntries(source).write(departureId, { insurance: { cancellation: true, travel: false }, accepted: {} });
}

const respondWithDepartures = (text: string | undefined): string[] => Object.keys(JSON.parse(text ?? '{}') as object);

test('clearing a departure leaves what was entered for another one', () => {
  const { source, local, session } = memorySource();
  fill(source, 'd1');
  fill(source, 'd2');
  clearDeparture(source.storage, 'd1');
  for (const name of keys) expect([name, respondWithDepartures(local.get(name))]).toEqual([name, ['d2']]);
  expect(respondWithDepartures(session.get('ticks'))).toEqual(['d2']);
});

test('clearing all leaves nothing of anybody, the attempt included; cid and date are not personal', () => {
  const { source, local, session } = memorySource();
  fill(source, 'd1');
  local.set('booking-summary', '[]');
  local.set('cid', 'abc');
  clearAll(source.storage);
  expect([...local.keys(), ...session.keys()]).toEqual(['cid']);
});

test('after 7 days nothing is left, the attempt included', () => {
  const { source, local, session, wait } = memorySource();
  fill(source, 'd1');
  wait(week + 1);
  dropExpired(source);
  expect([...local.keys()]).toEqual([]);
  // The ticks end with their tab at the latest.
  consentsEntries(source).read('d1');
  expect([...session.keys()]).toEqual([]);
});

test('of several departures only the old ones are dropped; one that was written later stays', () => {
  const { source, local, wait } = memorySource();
  fill(source, 'd1');
  wait(week);
  fill(source, 'd2');
  wait(1);
  dropExpired(source);
  for (const name of keys) expect([name, respondWithDepartures(local.get(name))]).toEqual([name, ['d2']]);
});
