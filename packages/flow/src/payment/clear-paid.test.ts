import { emptyMainBooker, emptyPassenger } from '@booking/domain/passengers';
import { expect, test, vi } from 'vitest';
import { unvalidatedEntries } from '../storage/passengers.ts';
import { recentBookingEntries } from '../storage/recent-booking.ts';
import { voucherEntries } from '../storage/voucher.ts';
import { testApp } from '../testing/test-app.ts';
import { clearPaidBookings } from './clear-paid.ts';

const bookedAt = Date.UTC(2026, 10, 21);

/** A frame on a partner's page, whose own storage contains a booking that was made there. */
function frame(respond: () => Promise<unknown>, savedAt = bookedAt - 1) {
  const call = vi.fn(respond);
  const { services } = testApp('/frame/tours/a', { shell: 'frame', framed: true, client: { call } as never });
  let time = savedAt;
  const given = { ...services, now: () => time };
  recentBookingEntries(given).write('d1', { id: 'b1', departureId: 'd1', bookedAt });
  voucherEntries(given).write('d1', 'SUN50');
  unvalidatedEntries(given).write('d1', { main: emptyMainBooker(), passengers: [emptyPassenger()] });
  time = bookedAt + 1;
  return { call, services: given };
}
const kept = (services: ReturnType<typeof frame>['services']) => ({
  recent: recentBookingEntries(services).read('d1') !== null,
  coupon: voucherEntries(services).read('d1') !== null,
  draft: unvalidatedEntries(services).read('d1') !== null,
});
const completed =
  (can_pay: boolean, state = 'Paid') =>
  async () => ({ status: 'completed', can_pay, state });

test('a booking that was paid in the full shell is cleared from the storage of the frame', async () => {
  const { services } = frame(completed(false));
  await clearPaidBookings(services);
  expect(kept(services)).toEqual({ recent: false, coupon: false, draft: false });
});

test.each([
  ['that can still be paid', completed(true)],
  ['whose payment is in process (STORE-14)', completed(false, 'Processing')],
  ['that failed', async () => ({ status: 'failed' })],
  ['that cannot be fetched', () => Promise.reject(new Error('offline'))],
])('nothing of a booking %s is cleared', async (_, respond) => {
  const { services } = frame(respond);
  await clearPaidBookings(services);
  expect(kept(services)).toEqual({ recent: true, coupon: true, draft: true });
});

test('details entered after the booking stay', async () => {
  const { services } = frame(completed(false), bookedAt + 1);
  await clearPaidBookings(services);
  expect(kept(services)).toEqual({ recent: false, coupon: true, draft: true });
});

test('a newer booking of the same departure stays', async () => {
  const { services } = frame(async () => {
    recentBookingEntries(services).write('d1', { id: 'b2', departureId: 'd1', bookedAt: bookedAt + 1 });
    return { status: 'completed', can_pay: false };
  });
  await clearPaidBookings(services);
  expect(recentBookingEntries(services).read('d1')?.id).toBe('b2');
});

test('without a booking no request is sent', async () => {
  const { services, call } = frame(completed(false));
  recentBookingEntries(services).clear('d1');
  await clearPaidBookings(services);
  expect(call).not.toHaveBeenCalled();
});

test('each booking is fetched, and clears only its own departure', async () => {
  const { services, call } = frame(completed(false));
  recentBookingEntries(services).write('d2', { id: 'b2', departureId: 'd2', bookedAt });
  voucherEntries(services).write('d3', 'SEA');
  await clearPaidBookings(services);
  expect(call).toHaveBeenCalledTimes(2);
  expect([recentBookingEntries(services).read('d2'), voucherEntries(services).read('d3')]).toEqual([null, 'SEA']);
});
