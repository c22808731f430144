import { expect, test, vi } from 'vitest';
import { describeError, startBeacons } from './beacons.ts';

vi.mock('web-vitals', () => {
  const on = (name: string, value: number) => (report: (metric: object) => void) => report({ name, value, entries: ['#passenger-0'] });
  return { onCLS: on('CLS', 0.00123), onFCP: on('FCP', 800), onINP: on('INP', 48), onLCP: on('LCP', 1200.44444), onTTFB: on('TTFB', 90) };
});

function startedPage() {
  const sent: unknown[] = [];
  const navigator = { sendBeacon: (url: string, body: string) => sent.push([url, JSON.parse(body)]) };
  const page = Object.assign(new EventTarget(), { navigator });
  startBeacons(page as unknown as Window, 'https://beacons.test/', () => '/bookings/$booking/payment');
  const fail = (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error }));
  return { sent, fail, page };
}

test('web vitals are sent with name, value, and the route without parameter values', () => {
  const route = '/bookings/$booking/payment';
  expect(startedPage().sent.map((one) => (one as [string, object])[1])).toEqual([
    { type: 'vital', name: 'CLS', value: 0.001, route },
    { type: 'vital', name: 'FCP', value: 800, route },
    { type: 'vital', name: 'INP', value: 48, route },
    { type: 'vital', name: 'LCP', value: 1200.444, route },
    { type: 'vital', name: 'TTFB', value: 90, route },
  ]);
});

test('an error is sent with its name and the positions in our own files, without its message', () => {
  const error = new TypeError('ann@example.com is no assets/secret.js:1:1');
  error.stack = `TypeError: ${error.message}\n    at f (https://book.test/assets/first-a1.js:1:200)\n    at https://partner.test/ann.js:3:1`;
  expect(describeError(error)).toEqual({ name: 'TypeError', places: ['assets/first-a1.js:1:200'] });
  expect(describeError('ann@example.com')).toEqual({ name: 'string', places: [] });
});

test('uncaught errors and rejections are sent, ten at most', () => {
  const { sent, fail, page } = startedPage();
  const before = sent.length;
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('x') }));
  for (let count = 0; count < 20; count++) fail(new Error('x'));
  expect(sent).toHaveLength(before + 10);
  expect(sent[before]).toMatchObject(['https://beacons.test/', { type: 'error', name: 'RangeError' }]);
});
