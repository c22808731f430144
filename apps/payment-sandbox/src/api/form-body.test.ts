import { afterEach, describe, expect, test } from 'vitest';
import { createSandbox } from '../index.ts';
import { parseForm, recordAt, textAt } from './form-body.ts';

afterEach(() => {
  // Prevents a failure here from affecting other tests.
  for (const name of ['polluted', 'key']) Reflect.deleteProperty(Object.prototype, name);
});

test('brackets nest, empty ones count', () => {
  expect(parseForm('a[b]=1&c[]=2&c[]=3&d=4')).toEqual({ a: { b: '1' }, c: { 0: '2', 1: '3' }, d: '4' });
});

describe('keys that are properties of JavaScript objects', () => {
  test.each([
    '__proto__[polluted]=yes',
    'constructor[prototype][polluted]=yes',
    'a[__proto__][polluted]=yes',
    'a[b]=1&a[constructor][prototype][polluted]=yes',
  ])('%s changes no other object', (text) => {
    parseForm(text);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('do not authenticate a caller', async () => {
    const { app } = createSandbox();
    const post = (body: string) => app.request('/v1/payment_intents', { method: 'POST', body });
    expect((await post('__proto__[key]=sk_test_sandbox')).status).toBe(401);
    expect((await post('amount=100&currency=eur')).status).toBe(401);
  });

  test('are plain names', () => {
    const form = parseForm('metadata[constructor]=1&metadata[__proto__]=2');
    expect(textAt(form, 'metadata', '__proto__')).toBe('2');
    expect(recordAt(form, 'metadata')).toMatchObject({ constructor: '1' });
    expect(textAt(parseForm(''), 'toString', 'name')).toBeUndefined();
  });
});

describe('NUL is rejected, since no database stores it', () => {
  const { app } = createSandbox();
  test.each(['metadata[a]=%00', 'metadata[%00]=a', '%00=a'])('in a body: %s', async (body) => {
    const headers = { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/x-www-form-urlencoded' };
    const response = await app.request('/v1/payment_intents', { method: 'POST', body: `amount=100&currency=eur&${body}`, headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });
  test.each(['/sandbox/challenge/%00', '/sandbox/challenge/pi_1?client_secret=%00', '/v1/payment_intents/%00'])(
    'in an address: %s',
    async (path) => {
      expect((await app.request(path)).status).toBe(400);
    },
  );
});

describe('a body that is too large is rejected before authentication', () => {
  const { app } = createSandbox();
  const post = (path: string, body: string) =>
    app.request(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  test.each(['/v1/payment_methods', '/v1/payment_intents/pi_1/confirm', '/sandbox/challenge/pi_1'])('%s accepts 64 kB', async (path) => {
    expect((await post(path, `a=${'x'.repeat(65_000)}`)).status).not.toBe(413);
    expect((await post(path, `a=${'x'.repeat(66_000)}`)).status).toBe(413);
  });

  test('a body of unknown length is counted, too', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let index = 0; index < 10; index += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(10_000)));
        controller.close();
      },
    });
    const response = await app.request('/v1/payment_methods', { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(413);
  });

  test.each([
    ['levels', `a${'[b]'.repeat(8)}=1`, `a${'[b]'.repeat(7)}=1`],
    ['fields', 'a[]=1&'.repeat(501), 'a[]=1&'.repeat(500)],
  ])('so are too many %s', async (_, tooMany, justRight) => {
    expect((await post('/v1/payment_methods', tooMany)).status).toBe(400);
    expect((await post('/v1/payment_methods', justRight)).status).toBe(401);
  });

  test('in the query of a GET, too', async () => {
    expect((await app.request(`/v1/payment_methods/pm_1?${'a[]=1&'.repeat(501)}`)).status).toBe(400);
  });
});
