import { expect, test } from 'vitest';
import { openTestServer } from '../testing/test-server.ts';

const { server } = await openTestServer({ proxies: '10.0.0.0/8' });

const home = '/brand/boatbiketours/en';
const https = { headers: { 'x-forwarded-proto': 'https' } };

test.each(['/api/v1/tours', '/api/v1/nothing', home])('%s by https over a trusted proxy: https only from now on. BACK-37', async (path) => {
  expect((await server.request(path, https, '10.0.0.1')).headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('HSTS is not sent over http, or without a trusted proxy', async () => {
  expect((await server.request(home, undefined, '10.0.0.1')).headers.get('strict-transport-security')).toBeNull();
  expect((await server.request(home, https, '198.51.100.1')).headers.get('strict-transport-security')).toBeNull();
  expect((await server.request(home, https)).headers.get('strict-transport-security')).toBeNull();
});

test('pages may use no device, must not be sniffed, and pages of the brand site may not be framed by other sites', async () => {
  const { headers } = await server.request(home);
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com")');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});
