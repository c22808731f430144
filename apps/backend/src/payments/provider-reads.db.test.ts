import { beforeEach, describe, expect, test } from 'vitest';
import { customer } from '../testing/test-payment.ts';
import { type Options, openTestServer, type TestServer } from '../testing/test-server.ts';

const clock = { now: Date.now() };
let retrieved: string[] = [];
let unavailable = false;
const options: Options = {
  clock,
  wrapFetch: (send) => async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === 'GET' && /\/payment_intents\/\w+$/.test(pathname)) {
      retrieved.push(pathname);
      if (unavailable) throw new TypeError('fetch failed');
    }
    return send(request);
  },
};
const { server, start } = await openTestServer(options);
const { booked, startPayment, confirm } = customer(() => server, clock);

/** A booking with an open intent that a visitor has read since the payment was started. */
async function opened(): Promise<string> {
  const { id } = await booked();
  await startPayment(id, 'full_payment');
  clock.now += 6_000;
  await server.request(`/api/v1/bookings/${id}`);
  clock.now += 6_000;
  retrieved = [];
  return id;
}
const readAt = async (at: TestServer, id: string, from = '198.51.100.1') => at.request(`/api/v1/bookings/${id}`, undefined, from);
beforeEach(() => {
  unavailable = false;
});

describe('the provider is asked once per open intent and five seconds, by all processes together', () => {
  test('however many read at once, everywhere (BACK-21)', async () => {
    const id = await opened();
    const processes = [server, start(options), start(options)];
    for (let round = 0; round < 5; round += 1) {
      const responses = await Promise.all(processes.flatMap((each) => Array.from({ length: 10 }, () => readAt(each, id))));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      clock.now += 990;
    }
    expect(retrieved).toHaveLength(1);
    clock.now += 100;
    await readAt(server, id);
    expect(retrieved).toHaveLength(2);
  });

  test('also while it does not respond (BACK-21)', async () => {
    const id = await opened();
    unavailable = true;
    for (let reads = 0; reads < 10; reads += 1) expect((await readAt(server, id)).json.state).toBe('Open');
    expect(retrieved).toHaveLength(1);
  });

  test('at once when a payment has been started since: who has paid does not wait (BACK-21)', async () => {
    const id = await opened();
    await readAt(server, id);
    const { secret } = await startPayment(id, 'full_payment');
    retrieved = [];
    await confirm(secret);
    expect((await readAt(server, id)).json.state).toBe('Paid');
    expect(retrieved).toHaveLength(1);
  });
});

test('a client has the provider asked a limited number of times per minute; who has just paid, and others, are not held up (BACK-77)', async () => {
  const limited = start({ ...options, limits: { paymentChecksPerMinute: 3 } });
  const ids = [await opened(), await opened(), await opened(), await opened(), await opened()];
  for (const id of ids) expect((await readAt(limited, id)).status).toBe(200);
  expect(retrieved).toHaveLength(3);
  expect((await readAt(limited, ids[4] ?? '', '198.51.100.2')).status).toBe(200);
  expect(retrieved).toHaveLength(4);
  const paying = await booked();
  const { secret } = await startPayment(paying.id, 'full_payment');
  await confirm(secret);
  expect((await readAt(limited, paying.id)).json.state).toBe('Paid');
});
