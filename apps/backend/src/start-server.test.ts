import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { freePort } from './testing/postgres-server.ts';
import { temporaryFolder } from './testing/server-process.ts';
import { testApplication } from './testing/test-application.ts';
import { wholeYear } from './testing/test-booking.ts';

let server: RunningServer;
let origin = '';
let metrics = '';
const folder = temporaryFolder();
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), DATA_DIR: folder.path, LIMIT_READS_PER_MINUTE: '2', TRUSTED_PROXIES: '127.0.0.1' };
  const metricsPort = await freePort();
  metrics = `http://127.0.0.1:${metricsPort}`;
  const operation = { METRICS_PORT: String(metricsPort), METRICS_HOST: '127.0.0.1', VERSION: '7.8.9', LOG_LEVEL: 'error' };
  server = await startServer(readConfig({ ...env, ...operation }, '/'), testApplication);
}, 180_000);
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const read = (client: string) => fetch(`${origin}/api/v1/tours`, { headers: { 'x-forwarded-for': client, 'x-forwarded-proto': 'https' } });

test('limits use the address of the connection: each client of a trusted proxy has its own (BACK-33)', async () => {
  const first = await read('203.0.113.1');
  expect(first.headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect([first.status, (await read('203.0.113.1')).status, (await read('203.0.113.1')).status]).toEqual([200, 200, 429]);
  expect((await read('203.0.113.2')).status).toBe(200);
});

test.each([
  ['/api/v1/tours', 200],
  ['/api/v1/nothing', 404],
  ['/api/v1/health/ready', 200],
  ['/locales/en/common.json', 200],
])('%s has one id and is https only from now on, over a connection, too (BACK-37)', async (path, status) => {
  const headers = { 'x-forwarded-for': '203.0.113.3', 'x-forwarded-proto': 'https' };
  const [one, other] = [await fetch(`${origin}${path}`, { headers }), await fetch(`${origin}${path}`, { headers })];
  expect([one.status, other.status]).toEqual([status, status]);
  for (const response of [one, other]) {
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
  expect(one.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'));
});

test('a response over a connection has its headers, compressed or not; a 304 has them without the content type (BACK-42)', async () => {
  const texts = (client: string, headers: Record<string, string>) =>
    fetch(`${origin}/api/v1/translations/products`, { headers: { 'x-forwarded-for': client, ...headers } });
  const plain = await texts('203.0.113.4', { 'accept-encoding': 'identity' });
  const zipped = await texts('203.0.113.4', { 'accept-encoding': 'gzip' });
  const known = await texts('203.0.113.5', { 'if-none-match': plain.headers.get('etag') ?? '' });
  expect([plain.status, zipped.status, known.status]).toEqual([200, 200, 304]);
  for (const { headers } of [plain, zipped, known]) {
    expect(headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }
  const text = await plain.text();
  expect(plain.headers.get('content-type')).toBe('application/json');
  expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(Number(zipped.headers.get('content-length'))).toBeLessThan(text.length);
  expect(await zipped.text()).toBe(text);
  expect([known.headers.get('content-type'), await known.text()]).toEqual([null, '']);
});

test('a personal response over a connection is not cached (BACK-42)', async () => {
  const ask = (path: string) => fetch(`${origin}/api/v1${path}`, { headers: { 'x-forwarded-for': '203.0.113.6' } });
  const tours = await (await ask('/tours')).json();
  const departures = await (await ask(`/tours/${tours.data[0].id}/departures?${wholeYear(1)}`)).json();
  const response = await ask(`/departures/${departures[0].id}/voucher?code=FRIENDS5`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['GET', '/api/v1/nothing', 404],
  ['DELETE', '/api/v1/tours', 405],
  ['POST', '/api/v1/bookings', 413],
  ['GET', '/no/such/file.js', 404],
  ['DELETE', '/', 405],
])('%s %s: %i has the headers of every response (BACK-55)', async (method, path, status) => {
  const headers = { 'x-forwarded-for': '203.0.113.7', 'content-type': 'application/json' };
  const response = await fetch(`${origin}${path}`, { method, headers, ...(status === 413 && { body: 'x'.repeat(1_000_001) }) });
  expect(response.status).toBe(status);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

test('metrics are served on their own port and address, with the same headers (BACK-55)', async () => {
  const response = await fetch(`${metrics}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`${metrics}/`)).headers.get('x-content-type-options')).toBe('nosniff');
  // An address that the server was not told to listen on.
  await expect(fetch(metrics.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('fetch failed');
});

test('a port of the metrics that is in use is named by its own variable (BACK-85)', async () => {
  const port = await freePort();
  const other = temporaryFolder();
  const env = { PORT: String(port), DATA_DIR: other.path, METRICS_PORT: new URL(metrics).port, METRICS_HOST: '127.0.0.1' };
  const starting = startServer(readConfig({ ...env, LOG_LEVEL: 'silent' }, '/'), testApplication);
  await expect(starting).rejects.toThrow(`Port ${env.METRICS_PORT} is in use: set another one as METRICS_PORT.`);
  const taken = startServer(readConfig({ ...env, PORT: new URL(origin).port, LOG_LEVEL: 'silent' }, '/'), testApplication);
  await expect(taken).rejects.toThrow('set another one as PORT.');
  other.remove();
});

test('two Host headers are rejected (BACK-54)', async () => {
  const response = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('data', (data) => resolve(String(data)));
    socket.write('GET /api/v1/tours HTTP/1.1\r\nHost: a\r\nHost: b\r\nX-Forwarded-For: 203.0.113.8\r\nConnection: close\r\n\r\n');
  });
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toMatch(/^content-type: application\/problem\+json/im);
});

test('requests that are sent without waiting for responses are rejected beyond a few per connection (BACK-56)', async () => {
  const count = 300;
  const text = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let received = '';
    socket.on('data', (data) => {
      received += data;
      if (received.split('HTTP/1.1 ').length > count) socket.end();
    });
    socket.on('close', () => resolve(received));
    socket.write('GET /api/v1/health/ready HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
  });
  const statuses = Array.from(text.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => status);
  expect(statuses).toHaveLength(count);
  expect(statuses.filter((status) => status === '200')).toHaveLength(10);
  expect(statuses.filter((status) => status === '503')).toHaveLength(count - 10);
  expect(text.match(/^retry-after: 1\r$/gim)).toHaveLength(count - 10);
});

test('health reports the version (BACK-6)', async () => {
  for (const path of ['live', 'ready'])
    expect(await (await fetch(`${origin}/api/v1/health/${path}`)).json()).toMatchObject({ version: '7.8.9' });
});

test('a request during the start gets 503, with an id like any other response (BACK-44)', async () => {
  const other = temporaryFolder();
  const port = await freePort();
  const starting = startServer(readConfig({ PORT: String(port), DATA_DIR: other.path, LOG_LEVEL: 'silent' }, '/'), testApplication);
  let early: Response | undefined;
  while (!early) early = await fetch(`http://127.0.0.1:${port}/api/v1/health/ready`).catch(() => undefined);
  expect(early.status).toBe(503);
  expect(early.headers.get('retry-after')).toBe('1');
  expect(early.headers.get('x-content-type-options')).toBe('nosniff');
  expect(early.headers.get('referrer-policy')).toBe('no-referrer');
  expect(early.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  await (await starting).stop();
  other.remove();
}, 180_000);

describe('the payment sandbox', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  const apiCalls = ['/v1/payment_intents', '/v1/payment_methods'];
  const post = (from: string, path: string) => fetch(from + path, { method: 'POST', body: new URLSearchParams({ amount: '1' }) });

  test('is not served with keys of the provider (OUT-11)', async () => {
    const other = temporaryFolder();
    const port = await freePort();
    const keyed = await startServer(
      readConfig({ PORT: String(port), DATA_DIR: other.path, LOG_LEVEL: 'silent', ...stripe }, '/'),
      testApplication,
    );
    const at = `http://127.0.0.1:${port}`;
    expect((await fetch(`${at}/sandbox/stripe.js`)).status).toBe(404);
    // An unknown address returns the page of the shell, which says so.
    const [challenge, unknown] = [await fetch(`${at}/sandbox/challenge/pi_1`), await fetch(`${at}/no/such/page`)];
    expect([challenge.status, await challenge.text()]).toEqual([unknown.status, await unknown.text()]);
    for (const path of apiCalls) expect([404, 405], path).toContain((await post(at, path)).status);
    await keyed.stop();
    other.remove();
  }, 60_000);

  test('is served without keys (OUT-11)', async () => {
    for (const path of apiCalls) expect([404, 405], path).not.toContain((await post(origin, path)).status);
    expect(await (await fetch(`${origin}/sandbox/challenge/pi_1`)).text()).toBe('Not found');
  });
});
