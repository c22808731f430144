import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileNotLoaded } from '../../app/load-file.ts';
import { recentBookingEntries } from '../../storage/recent-booking.ts';
import { testApp } from '../../testing/test-app.ts';
import { connectServices } from './connect-services.ts';
import { preparePage } from './prepare-page.ts';

const missing = vi.hoisted(() => () => {
  throw new TypeError('error loading dynamically imported module');
});
vi.mock('../../payment/clear-paid.ts', missing);
vi.mock('../../payment/payment-return.ts', missing);
vi.mock('../../analytics/beacons.ts', missing);
vi.mock('@booking/ui/layout', () => ({ setFirstHeadingFocus() {}, setHeadingReveal() {} }));

const unhandled = vi.fn();
beforeEach(() => {
  unhandled.mockClear();
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  vi.useRealTimers();
});

/** Past the event loop's next turn, in which Node reports a rejection. */
const settle = async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
};

const page = (search: string) => ({ origin: 'http://localhost', location: { pathname: '/tours/a', search } }) as Window & typeof globalThis;

test('a page that is left before it has loaded what clears paid bookings reports no error', async () => {
  const { services } = testApp('/tours/a');
  recentBookingEntries(services).write('d1', { id: 'b1', departureId: 'd1', bookedAt: 1 });
  await preparePage(page(''), services);
  await settle();
  expect(unhandled).not.toHaveBeenCalled();
});

test('a return from the payment whose file cannot be loaded rejects with `FileNotLoaded` (ERR-26)', async () => {
  vi.useFakeTimers();
  const { services } = testApp('/tours/a');
  const prepared = expect(preparePage(page('?payment_intent=pi_1'), services)).rejects.toThrow(FileNotLoaded);
  await vi.runAllTimersAsync();
  await prepared;
});

test('a page works without the file that reports its errors', async () => {
  const app = testApp('/tours/a', { config: { beaconUrl: 'https://beacons.example/b' } });
  await connectServices({ addEventListener() {}, history: {} } as never, app);
  await settle();
  expect(unhandled).not.toHaveBeenCalled();
});
