import { createApiClient } from '@booking/api';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { fetchWithEarly } from '../boot/fetch-with-early.ts';
import { earlyRequests } from './early-requests.ts';

/** The URLs that the page's inline script requests at an address. */
function getEarlyRequests(address: string, config: object = {}): string[] {
  const requested: string[] = [];
  const page = { early: {} };
  const run = new Function('window', 'document', 'location', 'fetch', earlyRequests('/api/v1'));
  run(
    page,
    { getElementById: () => ({ textContent: JSON.stringify(config) }) },
    new URL(address, 'https://book.test'),
    async (url: string) => {
      requested.push(url);
      return Response.json({});
    },
  );
  expect(Object.keys(page.early)).toEqual(requested);
  return requested;
}

/** The URLs that the app's own loaders request at an address, as far as they have come: no request is answered. */
function getAppRequests(address: string): string[] {
  const requested: string[] = [];
  const client = createApiClient({
    fetch: (url) => {
      requested.push(String(url));
      return new Promise(() => {});
    },
  });
  const { router } = testApp(address, { shell: address.includes('/frame/') ? 'frame' : 'booking', client });
  void router.load();
  return requested;
}

test.each([
  '/tours?all=1',
  '/tours/a.1:b%20c?party=3',
  '/islandhopping/frame/tours/a?party=2',
  '/tours/a/date/2027-12-05?party=2',
  '/frame/tours/a:b/date/2027-05-01?party=2',
  '/departures/d1/cabins?cabins=x:2&party=2',
  '/islandhopping/departures/d%2F1/cabins?party=2',
])('%s: the app requests everything that is requested early', async (address) => {
  const early = getEarlyRequests(address);
  expect(early.length).toBeGreaterThan(0);
  const requested = getAppRequests(address);
  await expect.poll(() => requested).toEqual(expect.arrayContaining(early));
});

test.each(['/departures/d1/passengers', '/bookings/b1/payment', '/payments/p1', '/', '/no/such/page', '/tours/%E0%A4%A'])(
  '%s: nothing is requested early',
  (address) => {
    expect(getEarlyRequests(address)).toEqual([]);
  },
);

test('early requests go to the configured backend', () => {
  expect(getEarlyRequests('/tours', { apiBaseUrl: 'https://api.test/api/v1' })).toEqual(['https://api.test/api/v1/tours']);
});

test('an early response is used once; later requests go to the network', async () => {
  const network = vi.fn(async () => new Response('later'));
  const earlyFetch = fetchWithEarly({ early: { '/a': Promise.resolve(new Response('early')) }, fetch: network } as never);
  expect(await (await earlyFetch('/a', { method: 'GET' })).text()).toBe('early');
  expect(await (await earlyFetch('/a', { method: 'GET' })).text()).toBe('later');
  expect(network).toHaveBeenCalledOnce();
});

test('waiting for an early response can be aborted', async () => {
  const controller = new AbortController();
  const earlyFetch = fetchWithEarly({ early: { '/a': new Promise(() => {}) }, fetch } as never);
  const response = earlyFetch('/a', { method: 'GET', signal: controller.signal });
  controller.abort(new Error('aborted'));
  await expect(response).rejects.toThrow('aborted');
});
