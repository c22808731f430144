import { emptyMainBooker } from '@booking/domain/passengers';
import { acknowledgedPrice, quote } from '@booking/domain/pricing';
import type { BookingRequest } from '@booking/domain/schema';
import { amountOff, aQuoteInput } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { memorySource } from '../testing/memory-source.ts';
import { additionalProductsEntries } from './additional-products.ts';
import { bookingAttempts } from './booking-attempt.ts';
import { clearAll, clearDeparture } from './clear.ts';
import { consentsEntries, noConsents } from './consents.ts';
import type { EntrySource } from './departure-entries.ts';
import { dropExpired } from './drop-expired.ts';
import { unvalidatedEntries, validatedEntries } from './passengers.ts';
import { recentBookingEntries } from './recent-booking.ts';
import { shownPriceEntries } from './shown-price.ts';
import { voucherEntries } from './voucher.ts';

const week = 7 * 24 * 60 * 60 * 1000;
const key = '00000000-0000-4000-8000-000000000001';
const keys = ['unvalidated', 'validated', 'voucher', 'additional-products', 'recent-booking', 'booking-attempt', 'shown-price'];
const priced = aQuoteInput({ coupon: amountOff(50) });

const createBody = (departureId: string): BookingRequest => ({
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
  bookingAttempts(source).write(departureId, { key, departureId, body: createBody(departureId), bookingId: null, promised: null });
  shownPriceEntries(source).write(departureId, acknowledgedPrice(priced, quote(priced)));
  consentsEntries(source).write(departureId, { ...noConsents, accepted: { general: 'what was read' } });
}

const getDepartureIds = (text: string | undefined): string[] => Object.keys(JSON.parse(text ?? '{}') as object);

test('clearing a departure keeps the entries of other departures', () => {
  const { source, local, session } = memorySource();
  fill(source, 'd1');
  fill(source, 'd2');
  clearDeparture(source.storage, 'd1');
  for (const name of keys) expect([name, getDepartureIds(local.get(name))]).toEqual([name, ['d2']]);
  expect(getDepartureIds(session.get('consents'))).toEqual(['d2']);
});

test('clearing all removes all personal data, including the attempt; cid and date are not personal', () => {
  const { source, local, session } = memorySource();
  fill(source, 'd1');
  local.set('booking-summary', '[]');
  local.set('cid', 'abc');
  clearAll(source.storage);
  expect([...local.keys(), ...session.keys()]).toEqual(['cid']);
});

test('after 7 days all entries are removed, including the attempt', () => {
  const { source, local, session, wait } = memorySource();
  fill(source, 'd1');
  wait(week + 1);
  dropExpired(source);
  expect([...local.keys()]).toEqual([]);
  // Expired consents, in session storage, are dropped when they are read.
  consentsEntries(source).read('d1');
  expect([...session.keys()]).toEqual([]);
});

test('only the expired entries are dropped; later entries of other departures stay', () => {
  const { source, local, wait } = memorySource();
  fill(source, 'd1');
  wait(week);
  fill(source, 'd2');
  wait(1);
  dropExpired(source);
  for (const name of keys) expect([name, getDepartureIds(local.get(name))]).toEqual([name, ['d2']]);
});
