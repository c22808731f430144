import { describe, expect, test } from 'vitest';
import { bookingBody, findDeparture, isFree } from '../testing/test-booking.ts';
import { openTestServer } from '../testing/test-server.ts';
import { writeShell } from '../testing/test-shell.ts';

const folders = { booking: writeShell("() => 'page'"), frame: writeShell("() => 'frame page'") };
const { server, start } = await openTestServer({ runtimeConfig: { beaconUrl: '/api/beacons', saveMissing: true }, folders });
const departure = await findDeparture(server, { departure: isFree });
const newBooking = async () => JSON.stringify(await bookingBody(server, departure));
const id = '2b1c1c7e-6f0e-4c55-9d0a-6f7b1f7f6a10';

const send = (path: string, body: string, headers: Record<string, string>, on = server, from?: string) =>
  on.request(path, { method: 'POST', body, headers }, from);
const json = { 'content-type': 'application/json' };
const withoutType = async (path: string) => {
  const request = new Request(`http://localhost${path}`, { method: 'POST', body: await newBooking() });
  request.headers.delete('content-type');
  return (await server.app.request(request)).status;
};

describe('a POST of the API takes JSON only (BACK-52)', () => {
  const paths = ['/api/v1/bookings', `/api/v1/bookings/${id}/payments`, `/api/v1/payments/${id}`, '/api/locales/en/common'];
  test.each(paths)('%s', async (path) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/json',
      'application/jsonx',
    ]) {
      const response = await send(path, await newBooking(), { 'content-type': type });
      expect(response.status, type).toBe(415);
      expect(response.json).toMatchObject({ status: 415, title: 'Unsupported Media Type' });
    }
    expect(await withoutType(path)).toBe(415);
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON'])
      expect((await send(path, '{}', { 'content-type': type })).status, type).not.toBe(415);
  });
});

describe('pages of other sites cannot send a POST (BACK-53)', () => {
  const host = { host: 'booking.example' };
  test.each<[string, Record<string, string>, number]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['another site, whatever the origin says', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another host of this site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.booking.example' }, 403],
    ['an older browser, for another site', { origin: 'https://evil.example' }, 403],
    ['an older browser, for another port', { origin: 'http://booking.example:8080' }, 403],
    ['a frame in a sandbox, which has no origin', { origin: 'null' }, 403],
    ['our page', { 'sec-fetch-site': 'same-origin', origin: 'https://booking.example' }, 201],
    ['our page, behind a proxy that changes the host', { 'sec-fetch-site': 'same-origin', origin: 'https://www.example' }, 201],
    ['an older browser, for our page', { origin: 'https://booking.example' }, 201],
    ['an older browser, for our page, with the default port', { origin: 'https://booking.example:443' }, 201],
    ['a person, by the address bar', { 'sec-fetch-site': 'none' }, 201],
    ['a server or a command', {}, 201],
  ])('%s: %j is %i', async (_, headers, status) => {
    const response = await send('/api/v1/bookings', await newBooking(), { ...json, ...host, ...headers });
    expect(response.status).toBe(status);
    if (status === 403) expect(response.json).toMatchObject({ status: 403, title: 'Forbidden' });
  });

  test('the frame in the page of a partner is our own page: the browser compares the frame, not the page around it', async () => {
    const ofFrame = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      'sec-fetch-dest': 'empty',
      origin: 'https://booking.example',
    };
    const referer = { referer: 'https://booking.example/frame/departures/x/confirmation' };
    expect((await send('/api/v1/bookings', await newBooking(), { ...json, ...host, ...ofFrame, ...referer })).status).toBe(201);
  });

  test('reading is allowed, and a beacon of another site is not', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await server.request('/api/v1/tours', { headers: foreign })).status).toBe(200);
    expect((await send('/api/beacons', '{}', { 'content-type': 'text/plain', ...foreign })).status).toBe(403);
    // A page with `Referrer-Policy: no-referrer` sends a beacon with this origin.
    expect(
      (await send('/api/beacons', '{}', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin', origin: 'null' })).status,
    ).toBe(400);
  });

  test('configured origins are allowed, and browsers may send them JSON', async () => {
    const open = start({ allowedOrigins: ['https://www.partner.example'] });
    const of = (origin: string) => ({ ...json, ...host, 'sec-fetch-site': 'cross-site', origin });
    const allowed = await send('/api/v1/bookings', await newBooking(), of('https://www.partner.example'), open);
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([201, 'https://www.partner.example']);
    // What the front end reads of a response.
    expect(allowed.headers.get('access-control-expose-headers')).toBe('Date,Retry-After');
    expect((await send('/api/v1/bookings', await newBooking(), of('https://partner.example'), open)).status).toBe(403);
    const preflight = (origin: string) =>
      open.request('/api/v1/bookings', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      });
    const { status, headers } = await preflight('https://www.partner.example');
    expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-headers')]).toEqual([
      204,
      'https://www.partner.example',
      'content-type',
    ]);
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('the host that a trusted proxy reports is our own, and nobody else may report one', async () => {
    const behind = start({ proxies: '10.0.0.0/8' });
    const old = { ...json, host: 'backend:4310', 'x-forwarded-host': 'booking.example', origin: 'https://booking.example' };
    expect((await send('/api/v1/bookings', await newBooking(), old, behind, '10.0.0.1')).status).toBe(201);
    expect((await send('/api/v1/bookings', await newBooking(), old, behind, '198.51.100.1')).status).toBe(403);
  });
});

test.each([
  '/api/v1/tours/%00',
  '/api/v1/departures/a%00/cabins',
  '/api/v1/bookings/%00',
  '/api/v1/translations/ships?x=%00',
  `/api/v1/departures/${departure.id}/voucher?code=%00`,
  '/tours/%00',
  '/?locale=%00',
  '/assets/a%00.js',
  '/locales/en/%00.json',
  '/brand/%00/en',
  '/sandbox/challenge/%00',
  '/sandbox/challenge/pi_1?client_secret=%00',
  '/v1/payment_intents/%00',
])('NUL in an address is rejected: %s (BACK-54)', async (path) => {
  expect((await server.request(path)).status).toBe(400);
});

test.each([
  ['/tours/%00', 'text/html,application/xhtml+xml,*/*;q=0.8', 'page'],
  ['/frame/tours/a%00', 'text/html', 'frame page'],
  ['/bookings/%00/payment', 'text/html', 'page'],
  ['/brand/%00/en', 'text/html', 'page'],
  ['/?locale=%00', 'text/html', 'page'],
  ['/api/v1/tours/%00', 'text/html', '"detail":"The address contains NUL"'],
  ['/tours/%00', 'application/json', '"detail":"The address contains NUL"'],
])(
  'a browser gets a page for NUL in the address of a page, which decides what it is: %s, %s (BACK-54, ERR-35)',
  async (path, accept, what) => {
    const { text, headers } = await server.request(path, { headers: { accept } });
    expect(text).toContain(what);
    expect(headers.get('permissions-policy') !== null).toBe(!path.startsWith('/api/'));
  },
);

test('a file with NUL in its name is not found, whatever a browser accepts (BACK-54)', async () => {
  expect((await server.request('/assets/a%00.js', { headers: { accept: 'text/html' } })).status).toBe(404);
});

test('NUL in a body is rejected (BACK-54)', async () => {
  const body = await bookingBody(server, departure);
  for (const wrong of [
    { ...body, departureId: '\0' },
    { ...body, main: { ...body.main, customerRemarks: 'a\0' } },
    { ...body, voucher: '\0' },
    { ...body, terms: { ...body.terms, '\0': true } },
  ])
    expect((await server.post('/api/v1/bookings', wrong)).status).toBe(422);
  expect((await server.post(`/api/v1/payments/${id}`, { payment_method_id: '\0' })).status).toBe(400);
  expect((await server.post('/api/locales/en/common', { '\0': 'a' })).status).toBe(400);
  const secret = { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/x-www-form-urlencoded' };
  for (const form of ['amount=100&currency=eur&metadata[a]=%00', 'amount=100&currency=eur&metadata[%00]=a', 'amount=100&currency=%00'])
    expect((await send('/v1/payment_intents', form, secret)).status).toBe(400);
});
