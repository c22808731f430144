import { emptyMainBooker } from '@booking/domain/passengers';
import { quote } from '@booking/domain/pricing';
import type { BookingRequest } from '@booking/domain/schema';
import { aQuoteInput, bookingRequestWire } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { memorySource } from '../testing/memory-source.ts';
import { additionalProductsEntries } from './additional-products.ts';
import { bookingAttempts } from './booking-attempt.ts';
import { voucherEntries } from './voucher.ts';

test('`voucher` is the code of the accepted coupon, by departure (STORE-3, STORE-12)', () => {
  const { source, local, now } = memorySource();
  const revision = voucherEntries(source).write('d1', 'SUN50');
  expect(JSON.parse(local.get('voucher') ?? '')).toEqual({ d1: { savedAt: now, revision, value: 'SUN50' } });
  expect(voucherEntries(source).read('d1')).toBe('SUN50');
  local.set('voucher', JSON.stringify({ d1: { savedAt: now, revision, value: '' } }));
  expect(voucherEntries(source).read('d1')).toBeNull();
});

test('`additional-products` is the quantities by product id (STORE-4)', () => {
  const { source, local, now } = memorySource();
  additionalProductsEntries(source).write('d1', { map: 2, transfer: 0 });
  expect(JSON.parse(local.get('additional-products') ?? '')).toMatchObject({ d1: { value: { map: 2, transfer: 0 } } });
  for (const wrong of [{ map: -1 }, { map: 1.5 }, { map: '2' }]) {
    local.set('additional-products', JSON.stringify({ d1: { savedAt: now, revision: 1, value: wrong } }));
    expect(additionalProductsEntries(source).read('d1')).toBeNull();
  }
});

test('`booking-attempt` has key, departure, body, promised price and, once it is named, the id of the booking (STORE-8)', () => {
  const { source, local } = memorySource();
  const key = '00000000-0000-4000-8000-000000000001';
  const body: BookingRequest = bookingRequestWire({ departureId: 'd1', main: emptyMainBooker(), idempotency_key: key });
  const attempt = { key, departureId: 'd1', body, promised: quote(aQuoteInput()), bookingId: null };
  for (const bookingId of [null, 'b1']) {
    bookingAttempts(source).write('d1', { ...attempt, bookingId });
    expect(bookingAttempts({ ...source }).read('d1')).toEqual({ ...attempt, bookingId });
    expect(Object.keys(JSON.parse(local.get('booking-attempt') ?? '').d1.value).sort()).toEqual(Object.keys(attempt).sort());
  }
});
