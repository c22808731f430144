import { emptyMainBooker, emptyPassenger } from '@booking/domain/passengers';
import { expect, test, vi } from 'vitest';
import { recentBookingItem, voucherItem } from '../storage/items.ts';
import { unvalidatedItem } from '../storage/passengers.ts';
import { testApp } from '../testing/test-app.ts';
import { clearPaidBooking } from './clear-paid.ts';

const bookedAt = Date.UTC(2026, 10, 21);

/** A frame of a partner's page: its own storage has a booking made there. */
function frame(answer: () => Promise<unknown>, savedAt = bookedAt - 1) {
  const call = vi.fn(answer);
  const { services } = testApp('/frame/tours/a', { shell: 'frame', framed: true, client: { call } as never });
  const given = { ...services, now: () => bookedAt + 1 };
  recentBookingItem(given.storage).write({ id: 'b1', departureId: 'd1', bookedAt });
  voucherItem(given.storage).write('SUN50');
  unvalidatedItem(given).write({ savedAt, main: emptyMainBooker(), passengers: [emptyPassenger()] });
  return { call, services: given };
}
const kept = ({ storage, ...services }: ReturnType<typeof frame>['services']) => ({
  recent: recentBookingItem(storage).read() !== null,
  coupon: voucherItem(storage).read() !== null,
  draft: unvalidatedItem({ storage, ...services }).read() !== null,
});
const completed = (can_pay: boolean) => async () => ({ status: 'completed', can_pay });

test('a booking that was paid in the full shell is cleared out of the storage of the frame', async () => {
  const { services } = frame(completed(false));
  await clearPaidBooking(services);
  expect(kept(services)).toEqual({ recent: false, coupon: false, draft: false });
});

test.each([
  ['that can still be paid', completed(true)],
  ['that failed', async () => ({ status: 'failed' })],
  ['that cannot be asked for', () => Promise.reject(new Error('offline'))],
])('nothing of a booking %s is cleared', async (_, answer) => {
  const { services } = frame(answer);
  await clearPaidBooking(services);
  expect(kept(services)).toEqual({ recent: true, coupon: true, draft: true });
});

test('what was typed after the booking stays', async () => {
  const { services } = frame(completed(false), bookedAt + 1);
  await clearPaidBooking(services);
  expect(kept(services)).toEqual({ recent: false, coupon: true, draft: true });
});

test('another booking made meanwhile stays', async () => {
  const { services } = frame(async () => {
    recentBookingItem(services.storage).write({ id: 'b2', departureId: 'd1', bookedAt: bookedAt + 1 });
    return { status: 'completed', can_pay: false };
  });
  await clearPaidBooking(services);
  expect(recentBookingItem(services.storage).read()?.id).toBe('b2');
});

test('without a booking nothing is asked for', async () => {
  const { services, call } = frame(completed(false));
  recentBookingItem(services.storage).clear();
  await clearPaidBooking(services);
  expect(call).not.toHaveBeenCalled();
});
