import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, getRetryDelay, toErrorCode } from './api-error.ts';
import { createApiClient } from './client.ts';
import { bookingEndpoints } from './endpoints/booking-endpoints.ts';
import { tourEndpoints } from './endpoints/tour-endpoints.ts';

const respondingWith = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

const caught = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('calls', () => {
  test('GET parameters are URL search parameters, path parameters are filled in (CALL-2, DATE-14, CALL-1)', async () => {
    const send = respondingWith([]);
    const start = '2027-05-01' as never;
    await createApiClient({ fetch: send }).call(tourEndpoints.tourDepartures, {
      params: { id: 'a:b/c' },
      query: { start, end: '2027-06-01' },
    });
    expect(send.mock.calls[0]?.[0]).toBe('/api/v1/tours/a:b%2Fc/departures?start=2027-05-01&end=2027-06-01');
    expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'GET' });
  });

  test('POST bodies are JSON (CALL-2)', async () => {
    const send = respondingWith({ client_secret: 'pi_1_secret_2' });
    const body = { type: 'deposit', payment_method_id: 'pm_1' } as const;
    await createApiClient({ fetch: send, baseUrl: 'https://api.test/api/v1' }).call(bookingEndpoints.payBooking, {
      params: { id: 'b' },
      body,
    });
    expect(send.mock.calls[0]?.[0]).toBe('https://api.test/api/v1/bookings/b/payments');
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  });

  test('amounts come as cents, unknown extra keys are ignored', async () => {
    const send = respondingWith([{ year: 2027, month: 5, minimum_price: 1199, maximum_price: 2049.5, surprise: true }]);
    expect(await createApiClient({ fetch: send }).call(tourEndpoints.tourPrices, { params: { id: 't' } })).toEqual([
      { year: 2027, month: 5, minimum_price: 119900, maximum_price: 204950 },
    ]);
  });
});

describe('errors (ERR-1, ERR-2)', () => {
  test.each([
    [404, 'not-found'],
    [400, 'client'],
    [409, 'client'],
    [500, 'server'],
    [503, 'server'],
  ] as const)('HTTP %i is a %s error, its body is kept as JSON or text', async (status, kind) => {
    const json = await caught(createApiClient({ fetch: respondingWith({ title: 'no' }, status) }).call(tourEndpoints.tours, {}));
    expect(json).toMatchObject({ kind, status, body: { title: 'no' } });
    const text = await caught(createApiClient({ fetch: respondingWith('<p>no</p>', status) }).call(tourEndpoints.tours, {}));
    expect(text).toMatchObject({ kind, status, body: '<p>no</p>' });
  });

  test.each([
    [{ data: [{ id: 'a', name: 'A' }] }, 'data.0.duration'],
    [{ data: [{ id: 'a', name: 'A', duration: 0 }] }, 'data.0.duration'],
    [{}, 'data'],
    ['no json', ''],
  ])('responses are checked against their shapes, and a mismatch throws and names the first wrong key: %j (CALL-3)', async (body, path) => {
    expect(await caught(createApiClient({ fetch: respondingWith(body) }).call(tourEndpoints.tours, {}))).toMatchObject({
      kind: 'shape',
      path,
    });
  });

  test('no connection is a network error', async () => {
    const send = vi.fn<typeof fetch>(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await caught(createApiClient({ fetch: send }).call(tourEndpoints.tours, {}))).toMatchObject({
      kind: 'network',
      status: null,
    });
  });

  const hanging = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
  );

  test('without a complete response in time a call fails with a timeout', async () => {
    expect(await caught(createApiClient({ fetch: hanging, timeoutMs: 5 }).call(tourEndpoints.tours, {}))).toMatchObject({
      kind: 'timeout',
    });
  });

  test("a caller's abort is the caller's own reason, not an error of the call", async () => {
    const controller = new AbortController();
    const call = createApiClient({ fetch: hanging }).call(tourEndpoints.tours, {}, controller.signal);
    controller.abort(new Error('left'));
    await expect(call).rejects.toThrow('left');
  });
});

test.each([
  ['30', 30],
  ['0', 1],
  ['86400', 600],
  ['Tue, 01 Dec 2026 12:00:20 GMT', 20],
  ['soon', 10],
  [null, 10],
] as const)(
  'a 429 with Retry-After %s is not definitive, has its own message, and is waited out for %i s (ERR-32)',
  async (header, seconds) => {
    vi.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const send = async () => new Response('', { status: 429, headers: header === null ? {} : { 'retry-after': header } });
    const error = await caught(createApiClient({ fetch: send }).call(tourEndpoints.tours, {}));
    expect(getRetryDelay(error)).toBe(seconds);
    expect(toErrorCode(error)).toBe('too-many-requests');
  },
);

test('a date in Retry-After counts from the date of its response, not from the visitor’s clock (ERR-32, CALL-46)', async () => {
  const [date, after] = ['2027-05-08T12:00:00Z', '2027-05-08T12:00:30Z'].map((time) => new Date(time).toUTCString());
  const send = async () => new Response('', { status: 429, headers: { date: date ?? '', 'retry-after': after ?? '' } });
  const error = await caught(createApiClient({ fetch: send }).call(tourEndpoints.tours, {}));
  expect(getRetryDelay(error)).toBe(30);
});

test('the clock is told the time of every response, of an error, too (CALL-46)', async () => {
  const date = 'Sat, 08 May 2027 12:00:00 GMT';
  const times: (string | null)[] = [];
  for (const status of [200, 404]) {
    const send = async () => new Response('{"data":[]}', { status, headers: { date } });
    const clock = { observe: (headers: Headers) => void times.push(headers.get('date')) };
    await createApiClient({ fetch: send, clock })
      .call(tourEndpoints.tours, {})
      .catch(() => {});
  }
  expect(times).toEqual([date, date]);
});

test('no other response is waited out (ERR-32)', async () => {
  const send = async () => new Response('', { status: 503, headers: { 'retry-after': '5' } });
  const error = await caught(createApiClient({ fetch: send }).call(tourEndpoints.tours, {}));
  expect(getRetryDelay(error)).toBeNull();
});
