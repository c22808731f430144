import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openTestServer } from '../testing/test-server.ts';

const home = '/brand';
const routes = new Hono().get(home, (c) => c.html('<p>A page of the application</p>'));
const { server } = await openTestServer({ proxies: '10.0.0.0/8', routes });

const https = { headers: { 'x-forwarded-proto': 'https' } };

test.each(['/api/v1/tours', '/api/v1/nothing', home])(
  '%s by https over a trusted proxy: https only from now on (BACK-37)',
  async (path) => {
    expect((await server.request(path, https, '10.0.0.1')).headers.get('strict-transport-security')).toBe('max-age=31536000');
  },
);

test('HSTS is not sent over http, or without a trusted proxy', async () => {
  expect((await server.request(home, undefined, '10.0.0.1')).headers.get('strict-transport-security')).toBeNull();
  expect((await server.request(home, https, '198.51.100.1')).headers.get('strict-transport-security')).toBeNull();
  expect((await server.request(home, https)).headers.get('strict-transport-security')).toBeNull();
});

test('pages of the application may use no device (BACK-37)', async () => {
  const { headers } = await server.request(home);
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com")');
});
