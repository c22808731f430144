import type { AnalyticsEvent } from '@booking/domain/analytics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { connectServices } from './connect-services.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As much of a window as a test without a browser has. */
const page = { addEventListener() {}, history: {} } as never;
const purchase = { event: 'purchase', ecommerce: {} } as AnalyticsEvent;

test('a page without third-party services does not wait for an event', async () => {
  const app = testApp('/tours/a');
  await connectServices(page, app);
  const sent = vi.fn();
  void app.services.analytics.push(purchase).then(sent);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveBeenCalled();
});

test('a page whose address gives access to personal data does not wait for an event, whatever is configured', async () => {
  const app = testApp('/bookings/b/payment', { config: { tagManagerId: 'GTM-X' } });
  await connectServices(page, app);
  const sent = vi.fn();
  void app.services.analytics.push(purchase).then(sent);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveBeenCalled();
});
