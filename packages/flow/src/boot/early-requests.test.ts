import { createApiClient } from '@booking/api';
import { expect, test, vi } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { earlyRequests, fetchWithEarly } from './early-requests.ts';

/** The addresses that the page's inline script asks for at an address. */
function askedEarly(address: string, config: object = {}): string[] {
  const asked: string[] = [];
  const page = { early: {} };
  const run = new Function('window', 'document', 'location', 'fetch', earlyRequests('/api/v1'));
  run(
    page,
    { getElementById: () => ({ textContent: JSON.stringify(config) }) },
    new URL(address, 'https://book.test'),
    async (url: string) => {
      asked.push(url);
      return Response.json({});
    },
  );
  expect(Object.keys(page.early)).toEqual(asked);
  return asked;
}

/** The addresses that the app's own loaders ask for at the same address. */
async function askedByApp(address: string): Promise<string[]> {
  const asked: string[] = [];
  const client = createApiClient({
    fetch: (url) => {
      asked.push(String(url));
      return new Promise(() => {});
    },
  });
  const { router } = testApp(address, { shell: address.includes('/frame/') ? 'frame' : 'booking', client });
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, 50))]);
  return asked;
}

test.each([
  '/tours?all=1',
  '/tours/a.1:b%20c?party=3',
  '/islandhopping/frame/tours/a?party=2',
  '/tours/a/date/2027-12-05?party=2',
  '/frame/tours/a:b/date/2027-05-01?party=2',
  '/departures/d1/cabins?cabins=x:2&party=2',
  '/islandhopping/departures/d%2F1/cabins?party=2',
])('%s: what is asked for early is what the app asks for', async (address) => {
  const early = askedEarly(address);
  expect(early.length).toBeGreaterThan(0);
  expect(await askedByApp(address)).toEqual(expect.arrayContaining(early));
});

test.each(['/departures/d1/passengers', '/bookings/b1/payment', '/payments/p1', '/', '/no/such/page', '/tours/%E0%A4%A'])(
  '%s: nothing is asked for early',
  (address) => {
    expect(askedEarly(address)).toEqual([]);
  },
);

test('the backend that the page is configured for is asked', () => {
  expect(askedEarly('/tours', { apiBaseUrl: 'https://api.test/api/v1' })).toEqual(['https://api.test/api/v1/tours']);
});

test('an early answer is taken once; after that the network is asked', async () => {
  const network = vi.fn(async () => new Response('later'));
  const take = fetchWithEarly({ early: { '/a': Promise.resolve(new Response('early')) }, fetch: network } as never);
  expect(await (await take('/a', { method: 'GET' })).text()).toBe('early');
  expect(await (await take('/a', { method: 'GET' })).text()).toBe('later');
  expect(network).toHaveBeenCalledOnce();
});

test('waiting for an early answer can be given up', async () => {
  const controller = new AbortController();
  const take = fetchWithEarly({ early: { '/a': new Promise(() => {}) }, fetch } as never);
  const answer = take('/a', { method: 'GET', signal: controller.signal });
  controller.abort(new Error('given up'));
  await expect(answer).rejects.toThrow('given up');
});
