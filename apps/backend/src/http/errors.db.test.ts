import { DrizzleQueryError } from 'drizzle-orm';
import { Hono } from 'hono';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { NoConnection } from '../database/database-errors.ts';
import { listDemoPayments } from '../payments/demo-payments.ts';
import { createGateway } from '../payments/gateway.ts';
import { sandboxKeys } from '../payments/sandbox-keys.ts';
import { bookingBody, findDeparture, isFree, settledBooking } from '../testing/test-booking.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { payer } from '../testing/test-payment.ts';
import { openTestServer, startTestServer, type TestServer } from '../testing/test-server.ts';
import { Problem } from './problem.ts';
import { toProblem } from './to-problem.ts';

const coded = (code: string): Error => Object.assign(new Error('…'), { code });
const wrapped = (cause: Error): Error => new DrizzleQueryError('select 1', [], cause);
const {
  StripeAPIError,
  StripeAuthenticationError,
  StripeCardError,
  StripeConnectionError,
  StripeInvalidRequestError,
  StripeRateLimitError,
} = Stripe.errors;
const raw = (param?: string) => ({ message: '…', type: 'invalid_request_error' as const, ...(param && { param }) });

describe('one table maps errors to responses (BACK-30)', () => {
  test.each<[string, unknown, number]>([
    ['a thrown problem is itself', new Problem(409, 'x'), 409],
    ['an unknown payment method', new StripeInvalidRequestError(raw('payment_method')), 400],
    ['an address that the provider does not take', new StripeInvalidRequestError(raw('receipt_email')), 400],
    ['a wrong call of ours', new StripeInvalidRequestError(raw('amount')), 500],
    ['a declined card', new StripeCardError(raw()), 400],
    ['the provider cannot be reached', new StripeConnectionError(raw()), 502],
    ['the provider fails', new StripeAPIError(raw()), 502],
    ['the provider rejects our key', new StripeAuthenticationError(raw()), 502],
    ['too many calls for the provider', new StripeRateLimitError(raw()), 503],
    ['a statement that took too long', wrapped(coded('57014')), 503],
    ['a server that shuts down', wrapped(coded('57P01')), 503],
    ['too many connections', wrapped(coded('53300')), 503],
    ['a deadlock', wrapped(coded('40P01')), 503],
    ['a serialization failure', wrapped(coded('40001')), 503],
    ['a refused connection', wrapped(coded('ECONNREFUSED')), 503],
    ['a connection that breaks while a statement is sent', wrapped(coded('EPIPE')), 503],
    ['no connection for a statement', wrapped(new Error('timeout exceeded when trying to connect')), 503],
    ['no connection for a transaction', new NoConnection(new Error('timeout exceeded when trying to connect')), 503],
    ['a connection that breaks', wrapped(new Error('Connection terminated unexpectedly')), 503],
    ['a text that cannot be stored', wrapped(coded('22021')), 400],
    ['a broken constraint is ours', wrapped(coded('23505')), 500],
    ['a statement that is wrong is ours', wrapped(coded('42601')), 500],
    ['anything else is ours', new TypeError('x'), 500],
    ['a thrown value that is not an error', 'x', 500],
  ])('%s', (_, error, status) => {
    expect(toProblem(error).status).toBe(status);
  });

  test('a transient error says when to retry', () => {
    expect(toProblem(wrapped(coded('57014'))).retryAfter).toBe(1);
    expect(toProblem(new StripeRateLimitError(raw())).retryAfter).toBeGreaterThan(0);
    expect(toProblem(new TypeError('x')).retryAfter).toBeNull();
  });
});

const { server, start } = await openTestServer();

describe('errors of other services', () => {
  const booked = async () => {
    const departure = await findDeparture(server, { departure: isFree });
    const { json } = await server.post('/api/v1/bookings', await bookingBody(server, departure));
    return settledBooking(server, json.id);
  };
  const pay = (at: TestServer, id: string, method = 'pm_x') =>
    at.post(`/api/v1/bookings/${id}/payments`, { type: 'full_payment', payment_method_id: method });
  const behind = (send: typeof fetch): TestServer => start({ wrapFetch: () => send });

  test('an unknown payment method is an error of the client', async () => {
    expect(await pay(server, (await booked()).id)).toMatchObject({ status: 400, json: { status: 400 } });
  });

  test('an unreachable provider causes 502', async () => {
    const cut = behind(async () => {
      throw new TypeError('fetch failed');
    });
    expect(await pay(cut, (await booked()).id)).toMatchObject({ status: 502, json: { status: 502 } });
  });

  test('a provider that times out is retried once, and no other call follows', async () => {
    let calls = 0;
    const unresponsive = behind((_, init) => {
      calls += 1;
      return new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('x', 'AbortError'))));
    });
    expect((await pay(unresponsive, (await booked()).id)).status).toBe(502);
    expect(calls).toBe(2);
  }, 15_000);

  test('after a timeout while an intent is changed, the provider is not called again (BACK-31)', async () => {
    const booking = await booked();
    const method = await payer(() => server).method();
    expect((await pay(server, booking.id, method)).status).toBe(200);
    const calls: string[] = [];
    const half = behind(async (input, init) => {
      calls.push(`${init?.method} ${String(input)}`);
      if (init?.method === 'POST') throw new TypeError('fetch failed');
      return server.sandbox.fetch(new Request(input, init));
    });
    expect((await pay(half, booking.id, method)).status).toBe(502);
    expect(calls.filter((call) => call.startsWith('POST')).every((call) => !call.endsWith('/cancel'))).toBe(true);
  });

  test('without its database the server responds with 503 and Retry-After, and reveals nothing of the query (BACK-30)', async () => {
    const other = await openTestDatabase();
    const routes = new Hono().get('/payments', async (c) => c.json(await listDemoPayments(other.db, 'development')));
    const orphan = startTestServer(other, { routes });
    const departure = await findDeparture(orphan, { departure: isFree });
    const body = await bookingBody(orphan, departure);
    await orphan.worker.stop();
    await other.close();
    const responses = [
      await orphan.post('/api/v1/bookings', body),
      await orphan.request(`/api/v1/departures/${departure.id}`),
      await orphan.request(`/api/v1/bookings/${body.idempotency_key}`),
      await orphan.request('/payments'),
      await orphan.request('/api/v1/health/ready'),
    ];
    for (const response of responses) {
      expect(response).toMatchObject({ status: 503, json: { status: 503 } });
      expect(response.headers.get('retry-after')).toBe('1');
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
    expect(orphan.logged.join()).not.toContain('ann@example.com');
  }, 60_000);
});

test('the card provider is called by its own SDK (BACK-2)', () => {
  expect(createGateway(sandboxKeys, null).of('default')).toBeInstanceOf(Stripe);
});

/** The timeouts are the SDK's own settings: a test that waited for them would measure the machine. */
test('the provider’s SDK is given less than ten seconds in all (BACK-31)', () => {
  const client = createGateway(sandboxKeys, null).of('default') as unknown as Record<
    'getApiField' | 'getMaxNetworkRetries',
    (x?: string) => number
  >;
  expect(client.getApiField('timeout') * (1 + client.getMaxNetworkRetries())).toBeLessThan(10_000);
});
