import type { AnalyticsEvent } from '@booking/domain/analytics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Analytics } from '../app/services.ts';
import { createAnalyticsHub } from './analytics-hub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = { event: 'purchase', ecommerce: {} } as AnalyticsEvent;
const view = (path: string) => ({ path, step: 'ship', href: path, title: 'Ship' });
const listener = (push: Analytics['push'] = async () => {}) => ({ push: vi.fn(push), page: vi.fn() });

test('events that are sent before a listener is connected reach it in order', async () => {
  const hub = createAnalyticsHub();
  const order: string[] = [];
  hub.page(view('/a'));
  void hub.push(event);
  hub.page(view('/b'));
  hub.connect([{ page: ({ path }) => order.push(path), push: async () => void order.push('push') }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['/a', 'push', '/b']);
});

test('a screen is reported once, until another one is shown (OUT-37)', async () => {
  const hub = createAnalyticsHub();
  const { page, push } = listener();
  hub.connect([{ page, push }]);
  for (const path of ['/a', '/a', '/b', '/a']) hub.page(view(path));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.mock.calls.map(([{ path }]) => path)).toEqual(['/a', '/b', '/a']);
});

test('the page may be unloaded when the listener has handled an event', async () => {
  const hub = createAnalyticsHub();
  let handled = () => {};
  hub.connect([listener(() => new Promise((resolve) => (handled = resolve)))]);
  const done = vi.fn();
  void hub.push(event).then(done);
  await vi.advanceTimersByTimeAsync(500);
  expect(done).not.toHaveBeenCalled();
  handled();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalled();
});

test.each([
  ['before listeners are connected', null],
  ['with a listener that never responds', () => new Promise<void>(() => {})],
])('the page may be unloaded after one second at the latest: %s (OUT-40)', async (_, push) => {
  const hub = createAnalyticsHub();
  if (push) hub.connect([listener(push)]);
  const done = vi.fn();
  void hub.push(event).then(done);
  await vi.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});
