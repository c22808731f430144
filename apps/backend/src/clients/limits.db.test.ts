import { randomUUID } from 'node:crypto';
import { problemTypes } from '@booking/api/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clientHash } from '../bookings/open-cabins.ts';
import { bookings } from '../database/schema.ts';
import { sandboxKeys } from '../payments/sandbox-keys.ts';
import { bookingBody, findDeparture, getCabins, isFree, settledBooking } from '../testing/test-booking.ts';
import { payer } from '../testing/test-payment.ts';
import { hour, openTestServer, type TestServer } from '../testing/test-server.ts';
import { defaultLimits } from './limits.ts';

const clock = { now: Date.now() };
const { database, server, start: startWith } = await openTestServer({ clock });
const start = (limits: Partial<typeof defaultLimits>, proxies = '') => startWith({ clock, limits, proxies });

const isRejected = (response: { status: number; headers: Headers; json: unknown }): boolean => {
  if (response.status !== 429) return false;
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.json).toMatchObject({ status: 429, title: 'Too Many Requests' });
  return true;
};

/** Waiting does not help, so nothing says when to ask again. */
const isRefused = (response: { status: number; headers: Headers; json: unknown }): boolean => {
  if (response.status !== 409) return false;
  expect(response.headers.get('retry-after')).toBeNull();
  expect(response.json).toMatchObject({ type: problemTypes.unpaidCabins, title: 'Conflict' });
  return true;
};

describe('the calls of each client are limited (BACK-34)', () => {
  test('too many reads cause 429; those of another client do not count', async () => {
    const limited = start({ readsPerMinute: 3 });
    const read = (from: string) => limited.request('/api/v1/tours', undefined, from);
    for (let index = 0; index < 3; index += 1) expect((await read('198.51.100.1')).status).toBe(200);
    expect(isRejected(await read('198.51.100.1'))).toBe(true);
    expect((await read('198.51.100.2')).status).toBe(200);
  });

  test('behind a trusted proxy, clients are told apart; a client cannot forge an address', async () => {
    const limited = start({ readsPerMinute: 1 }, '10.0.0.0/8');
    const read = (from: string, forwarded: string) => limited.request('/api/v1/tours', { headers: { 'x-forwarded-for': forwarded } }, from);
    expect((await read('10.0.0.1', '203.0.113.1')).status).toBe(200);
    expect((await read('10.0.0.1', '203.0.113.2')).status).toBe(200);
    expect((await read('10.0.0.1', '1.1.1.1, 203.0.113.2')).status).toBe(429);
    expect((await read('198.51.100.9', '203.0.113.3')).status).toBe(200);
    expect((await read('198.51.100.9', '203.0.113.4')).status).toBe(429);
  });

  test('health and webhooks are not counted', async () => {
    const limited = start({ readsPerMinute: 1, paymentsPerHour: 1 });
    for (let index = 0; index < 5; index += 1) {
      expect((await limited.request('/api/v1/health/ready')).status).toBe(200);
      expect((await limited.request('/api/v1/webhooks/stripe', { method: 'POST', body: 'x' })).status).toBe(400);
    }
  });

  test('the document of the contract counts as a read, and is made once (BACK-85)', async () => {
    const limited = start({ readsPerMinute: 2 });
    const get = (etag = '') => limited.request('/api/v1/openapi.json', { headers: { 'if-none-match': etag } });
    const made = vi.spyOn(JSON, 'stringify');
    const first = await get();
    expect(first.json.openapi).toBe('3.1.0');
    expect((await get(first.headers.get('etag') ?? '')).status).toBe(304);
    const times = made.mock.results.filter(({ value }) => value === first.text).length;
    made.mockRestore();
    expect(times).toBeLessThanOrEqual(1);
    expect(isRejected(await get())).toBe(true);
  });

  test('invalid coupon codes are counted, valid ones are not', async () => {
    const limited = start({ couponsPerHour: 3 });
    const departure = await findDeparture(server, { departure: isFree });
    const getVoucher = (code: string) => limited.request(`/api/v1/departures/${departure.id}/voucher?code=${code}`);
    for (let index = 0; index < 10; index += 1) expect((await getVoucher('SUN50')).status).toBe(200);
    for (let index = 0; index < 3; index += 1) expect((await getVoucher(`WRONG${index}`)).status).toBe(404);
    expect(isRejected(await getVoucher('WRONG'))).toBe(true);
  });

  test('bookings and payments are counted, valid or not', async () => {
    const limited = start({ bookingsPerHour: 2, paymentsPerHour: 2 });
    const pay = () => limited.post(`/api/v1/bookings/${randomUUID()}/payments`, { type: 'deposit', payment_method_id: 'pm_x' });
    expect([(await limited.post('/api/v1/bookings', {})).status, (await limited.post('/api/v1/bookings', {})).status]).toEqual([422, 422]);
    expect(isRejected(await limited.post('/api/v1/bookings', {}))).toBe(true);
    expect([(await pay()).status, (await pay()).status]).toEqual([404, 404]);
    expect(isRejected(await pay())).toBe(true);
    expect(isRejected(await limited.post(`/api/v1/payments/${randomUUID()}`, { payment_method_id: 'pm_x' }))).toBe(true);
  });
});

describe('the cabins in the unpaid bookings of a client are limited over all processes (BACK-35)', () => {
  let address = 1;
  let from = '';
  beforeEach(() => {
    address += 1;
    from = `198.51.100.${address}`;
  });
  /** Uses a departure with enough cabins: a booking that fails for lack of cabins does not count. */
  const template = async () => {
    const departure = await findDeparture(server, { departure: ({ availability }) => (availability?.available_cabins ?? 0) >= 25 });
    const [most] = (await getCabins(server, departure)).sort((one, other) => other.available_count - one.available_count);
    return bookingBody(server, departure, most?.id);
  };
  const again = <Body extends object>(body: Body) => ({ ...body, idempotency_key: randomUUID() });

  test('one more is refused until one is paid or its hold has expired', async () => {
    const limited = start({ openCabins: 2 });
    const body = await template();
    const first = await limited.post('/api/v1/bookings', again(body), from);
    const second = await limited.post('/api/v1/bookings', again(body), from);
    expect([first.status, second.status]).toEqual([201, 201]);
    await settledBooking(limited, second.json.id);
    expect(isRefused(await limited.post('/api/v1/bookings', again(body), from))).toBe(true);
    expect((await limited.post('/api/v1/bookings', again(body), '198.51.100.250')).status).toBe(201);

    const { method, confirm } = payer(() => limited);
    const payment = { type: 'full_payment', payment_method_id: await method() };
    const paid = await limited.post(`/api/v1/bookings/${first.json.id}/payments`, payment);
    await confirm(paid.json.client_secret);
    clock.now += 2_000;
    expect((await limited.request(`/api/v1/bookings/${first.json.id}`)).json).toMatchObject({ state: 'Paid' });
    const third = await limited.post('/api/v1/bookings', again(body), from);
    expect(third.status).toBe(201);
    expect(isRefused(await limited.post('/api/v1/bookings', again(body), from))).toBe(true);
    clock.now += 5 * hour;
    expect((await limited.post('/api/v1/bookings', again(body), from)).status).toBe(201);
  });

  test('the limit holds for concurrent requests to several processes', async () => {
    const processes = [start({ openCabins: 3 }), start({ openCabins: 3 }), start({ openCabins: 3 })];
    const body = await template();
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (processes[index % 3] as TestServer).post('/api/v1/bookings', again(body), from)),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(responses.filter(isRefused)).toHaveLength(9);
  });

  test('a repeated request returns its booking and is not refused', async () => {
    const limited = start({ openCabins: 1 });
    const body = await template();
    const responses = await Promise.all([body, body, body].map((each) => limited.post('/api/v1/bookings', each, from)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(responses.map(({ json }) => json.id)).size).toBe(1);
  });

  test('a booking of more cabins than the limit is refused', async () => {
    const limited = start({ openCabins: 1 });
    const body = await template();
    const [ann, bob] = body.passengers;
    const cabin = body.passengers[0]?.cabin.replace(/:0$/, ':1') ?? '';
    expect(isRefused(await limited.post('/api/v1/bookings', { ...body, passengers: [ann, { ...bob, cabin }] }, from))).toBe(true);
  });

  test('bookings on request count for a day, though they take nothing', async () => {
    const limited = start({ openCabins: 1 });
    const body = await bookingBody(server, await findDeparture(server, { departure: ({ on_request }) => on_request }));
    const { json } = await limited.post('/api/v1/bookings', again(body), from);
    await settledBooking(limited, json.id);
    expect(isRefused(await limited.post('/api/v1/bookings', again(body), from))).toBe(true);
    clock.now += 25 * hour;
    expect((await limited.post('/api/v1/bookings', again(body), from)).status).toBe(201);
  });

  test('the address itself is not stored, and its hash is removed with the hold', async () => {
    const limited = start({ openCabins: 9 });
    const { json } = await limited.post('/api/v1/bookings', await template(), from);
    await settledBooking(limited, json.id);
    const row = async () => (await database.db.select().from(bookings).where(eq(bookings.id, json.id)))[0];
    expect((await row())?.client).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await row())).not.toContain(from);
    // The key of the sandbox is public.
    expect((await row())?.client).not.toBe(clientHash(sandboxKeys.default.secretKey, from));
    await limited.payments.expireHolds();
    expect((await row())?.client).not.toBeNull();
    clock.now += 5 * hour;
    await limited.payments.expireHolds();
    expect((await row())?.client).toBeNull();
  });
});

test('the defaults allow a family a few bookings of two cabins, coupons, and payments with a declined card', async () => {
  const usual = start(defaultLimits);
  const from = '203.0.113.77';
  const departure = await findDeparture(server, { departure: isFree });
  for (let booking = 0; booking < 4; booking += 1) {
    for (let reads = 0; reads < 40; reads += 1)
      expect((await usual.request(`/api/v1/departures/${departure.id}`, undefined, from)).status).toBe(200);
    for (const code of ['SUN', 'SUN5', 'SUN50'])
      expect((await usual.request(`/api/v1/departures/${departure.id}/voucher?code=${code}`, undefined, from)).status).not.toBe(429);
    expect((await usual.post('/api/v1/bookings', await bookingBody(server, departure), from)).status).toBe(201);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await usual.post(`/api/v1/payments/${randomUUID()}`, { payment_method_id: 'pm_x' }, from)).status).toBe(404);
  }
});
