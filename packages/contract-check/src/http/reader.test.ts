import { describe, expect, test } from 'vitest';
import { notFound, retryAfterSeconds, success } from './exchange.ts';
import { createReader, type Reader } from './reader.ts';

const noon = Date.parse('2027-02-10T12:00:00Z');
const json = (body: unknown, init: ResponseInit = {}): Response => Response.json(body, init);

function createTestReader(fetch: typeof globalThis.fetch, concurrency = 2): { reader: Reader; waits: number[] } {
  const waits: number[] = [];
  const wait = async (ms: number): Promise<void> => void waits.push(ms);
  return { reader: createReader({ baseUrl: 'http://x.test/api/v1', fetch, concurrency, wait, timeoutMs: 10_000, now: () => noon }), waits };
}

describe('Retry-After', () => {
  test.each<[string | null, number | null]>([
    ['120', 120],
    ['0', 0],
    ['Wed, 10 Feb 2027 12:00:30 GMT', 30],
    ['Wed, 10 Feb 2027 11:00:00 GMT', 0],
    ['1.5', null],
    ['-1', null],
    ['soon', null],
    ['Xyz, soon', null],
    ['', null],
    [null, null],
  ])('%s is %s seconds', (retryAfter, seconds) => expect(retryAfterSeconds({ retryAfter, date: null }, noon)).toBe(seconds));

  test.each<[string, number]>([
    ['Wed, 10 Feb 2027 09:00:00 GMT', 30],
    ['Wed, 10 Feb 2027 15:00:00 GMT', 30],
    ['a while ago', 10_830],
  ])('as a date counts from the response’s own date, whatever the clock of this machine: %s (CALL-36)', async (date, seconds) => {
    const retryAt = Number.isNaN(Date.parse(date)) ? noon + 10_830_000 : Date.parse(date) + 30_000;
    const headers = { date, 'retry-after': new Date(retryAt).toUTCString() };
    const late = [json({}, { status: 429, headers })];
    const { reader, waits } = createTestReader(async () => late.shift() ?? json({ data: [] }));
    await reader.read('tours', {});
    expect(waits).toEqual(seconds > 60 ? [] : [seconds * 1_000]);
  });

  test('after 429 and 503 it waits as Retry-After says, otherwise a second (CALL-36)', async () => {
    const throttled = [
      json({}, { status: 429, headers: { 'retry-after': '7' } }),
      json({}, { status: 503, headers: { 'retry-after': '60' } }),
      json({}, { status: 503 }),
    ];
    const { reader, waits } = createTestReader(async () => throttled.shift() ?? json({ data: [] }));
    expect(await reader.read('tours', {})).toMatchObject({ data: { data: [] } });
    expect(waits).toEqual([7000, 60_000, 1000]);
    expect(reader.findings.map(({ rule }) => rule)).toEqual(['retry-after']);
    expect(reader.requests()).toBe(4);
  });

  test('a backend that is never ready gets five requests', async () => {
    const { reader, waits } = createTestReader(async () => json({}, { status: 503, headers: { 'retry-after': '1' } }));
    expect(await reader.read('tours', {})).toBeNull();
    expect(waits).toHaveLength(4);
    expect(reader.findings).toEqual([{ rule: 'status', request: 'GET /tours', path: '', message: 'status 503' }]);
  });
});

describe('a request that gets 429 on every try says nothing about the contract (CALL-36)', () => {
  const throttling = (seconds: string) => async () => json({}, { status: 429, headers: { 'retry-after': seconds } });

  test('after five attempts', async () => {
    const { reader, waits } = createTestReader(throttling('1'));
    expect(await reader.read('tours', {})).toBeNull();
    expect([waits.length, reader.throttled(), reader.findings]).toEqual([4, 1, []]);
  });
  test('at once if the wait would be longer than a minute', async () => {
    const { reader, waits } = createTestReader(throttling('61'));
    await reader.attempt('departure', { params: { id: 'x' } }, notFound);
    expect([waits, reader.throttled(), reader.findings]).toEqual([[], 1, []]);
  });
});

test('no more requests are in flight than allowed (CALL-36)', async () => {
  let open = 0;
  let most = 0;
  const { reader } = createTestReader(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    return json({ data: [] });
  }, 3);
  await Promise.all(Array.from({ length: 20 }, () => reader.read('tours', {})));
  expect(most).toBe(3);
});

test('a response has the parsed data and the JSON as sent; amounts are cents', async () => {
  const wire = [{ year: 2027, month: 5, minimum_price: 11.99, maximum_price: 20, more: 1 }];
  const { reader } = createTestReader(async () => json(wire));
  const read = await reader.read('tourPrices', { params: { id: 'a:b c' } });
  expect(read).toEqual({
    request: 'GET /tours/a:b%20c/prices',
    data: [{ year: 2027, month: 5, minimum_price: 1199, maximum_price: 2000 }],
    wire,
  });
});

test.each<[string, () => Promise<Response>, string]>([
  [
    'no connection',
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
    'fetch failed: ECONNREFUSED',
  ],
  [
    'a body that breaks off',
    async () => new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('broken')) })),
    'broken',
  ],
])('%s is a finding, not an exception', async (_, fetch, message) => {
  const { reader } = createTestReader(fetch);
  expect(await reader.send({ request: 'POST /x', method: 'POST', url: '/x', body: '{}' }, success)).toBeNull();
  expect(reader.findings).toEqual([{ rule: 'answered', request: 'POST /x', path: '', message }]);
});

test('a body that is not well-formed UTF-8 is not JSON', async () => {
  const bytes = new Uint8Array([0x22, 0xff, 0x22]);
  const { reader } = createTestReader(async () => new Response(bytes, { headers: { 'content-type': 'application/json' } }));
  expect(await reader.read('tours', {})).toBeNull();
  expect(reader.findings).toEqual([{ rule: 'json', request: 'GET /tours', path: '', message: 'no well-formed UTF-8' }]);
});

test('a response with any number of faults is reported in full', async () => {
  const count = 200_000;
  const { reader } = createTestReader(async () => json({ data: Array.from({ length: count }, () => 1) }));
  expect(await reader.read('tours', {})).toBeNull();
  expect(reader.findings).toHaveLength(count);
});
