import { describe, expect, test } from 'vitest';
import { UnreachableError } from './contract-check.ts';
import { checkFake } from './testing/check-fake.ts';
import { fakeBackend } from './testing/fake-backend.ts';

const detailOnce = { at: /^GET \/departures\/d1$/, put: { 'availability.available_passengers': 13 }, once: true };

test('a booking between two requests is no deviation: inconsistent responses are read once more (CALL-38)', async () => {
  expect((await checkFake(detailOnce)).findings).toEqual([]);
  const lasting = await checkFake({ ...detailOnce, once: false });
  expect(lasting.findings.map(({ rule, path }) => [rule, path])).toEqual([['departure-agrees', 'availability.available_passengers']]);
});

test('a departure that stays booked in between is compared with its day as read again (CALL-38)', async () => {
  const [before, after] = [fakeBackend(), fakeBackend({ data: { 'departures.0.wire.availability.available_passengers': 12 } })];
  let isBooked = false;
  const { findings } = await checkFake(undefined, {
    fetch: async (input, init) => {
      isBooked ||= /\/departures\/d1$/.test(String(input));
      return (isBooked ? after : before)(input, init);
    },
  });
  expect(findings).toEqual([]);
});

test('a failed request is reported, even if it succeeds the second time', async () => {
  const { findings } = await checkFake({ at: /^GET \/tours\/t1\/prices$/, instead: { status: 500, type: 'text/plain' }, once: true });
  expect(findings.map(({ rule, request }) => [rule, request])).toEqual([['status', 'GET /tours/t1/prices']]);
});

describe('what it requests (CALL-36)', () => {
  async function recordRequests(options: Parameters<typeof checkFake>[1]) {
    const requests: { method: string; path: string; body: string }[] = [];
    const backend = fakeBackend();
    await checkFake(undefined, {
      ...options,
      fetch: (input, init) => {
        const { pathname, search } = new URL(String(input));
        requests.push({ method: init?.method ?? 'GET', path: pathname + search, body: String(init?.body ?? '') });
        return backend(input, init);
      },
    });
    return requests;
  }

  test('read-only, without a dry run, posts nothing', async () => {
    const requests = await recordRequests({ posts: false, dryRun: null });
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
  test('no posted body could make a booking, and no payment is for an existing one', async () => {
    const requests = await recordRequests({ dryRun: null });
    const posts = requests.filter(({ method }) => method === 'POST');
    expect(posts.length).toBeGreaterThan(5);
    for (const { path, body } of posts) {
      if (path === '/api/v1/bookings') expect(body).not.toMatch(/"passengers":\[[^\]]|"departureId":"d/);
      else expect(path).toMatch(/\/(?:bookings|payments)\/00000000-0000-4000-8000-000000000000/);
    }
  });
  test('bookings, payments and vouchers only if they are given', async () => {
    const requests = await recordRequests({ bookings: [], payments: [], coupon: null });
    expect(requests.filter(({ path }) => /code=SUN50|\/bookings\/2b|\/payments\/5f/.test(path))).toEqual([]);
  });
});

test('both brands are tried', async () => {
  const brands = new Set<string>();
  const backend = fakeBackend();
  await checkFake(undefined, {
    fetch: (input, init) => {
      const brand = /"brand":"(\w+)"/.exec(String(init?.body ?? ''))?.[1];
      if (brand) brands.add(brand);
      return backend(input, init);
    },
  });
  expect([...brands].toSorted()).toEqual(['boatbiketours', 'islandhopping']);
});

test.each<[string, Parameters<typeof fakeBackend>[0]]>([
  ['throttles requests', { at: /./, instead: { status: 429, type: 'text/plain', headers: { 'retry-after': '3600' } } }],
  ['is silent', { at: /^GET \/tours$/, instead: 'silence' }],
  ['has another address', { at: /./, instead: { status: 404, type: 'text/html', body: '<p>' } }],
  ['is a web site', { at: /./, instead: { status: 200, type: 'text/html', body: '<p>' } }],
])('a backend that %s cannot be checked (CALL-35)', async (_, change) => {
  await expect(checkFake(change)).rejects.toThrow(UnreachableError);
});
