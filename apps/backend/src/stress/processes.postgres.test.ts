import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from '../database/database.ts';
import { sandboxKeys } from '../payments/sandbox-keys.ts';
import { createBookingBodies, expectBalanced, inParallel } from '../testing/books.ts';
import { readCounts, stressTimeout } from '../testing/counts.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const counts = readCounts({ bookings: 120, processes: 4 });

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  servers = await Promise.all(Array.from({ length: counts.processes }, () => startProcess({ DATABASE_URL: database.url })));
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.drop();
});

const serverAt = (index: number): ServerProcess => servers[index % servers.length] as ServerProcess;

/** Creates a booking as a client does: an overloaded server says that it is to be tried again. */
async function book(server: ServerProcess, body: unknown): ReturnType<ServerProcess['post']> {
  for (;;) {
    const response = await server.post('/api/v1/bookings', body);
    if (response.status !== 503) return response;
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

test(
  'processes on one database create one booking for concurrent requests with one key, and sell no cabin twice',
  async () => {
    const bodies = await createBookingBodies(serverAt(0), counts.bookings);
    await inParallel([...bodies.entries()], 16, async ([index, body]) => {
      const responses = await Promise.all([index, index + 1].map((at) => book(serverAt(at), body)));
      const [one, other] = responses.map(({ json }) => (json as { id: string }).id);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 201]);
      expect(other).toBe(one);
      const status = async () => ((await serverAt(index + 2).request(`/api/v1/bookings/${one}`)).json as { status: string }).status;
      await expect.poll(status, { timeout: 30_000 }).not.toBe('pending');
    });
    const { db, close } = await openServer(database.url);
    await expectBalanced(db, bodies);
    await close();
  },
  stressTimeout,
);

/** A call to the payment sandbox, as from a browser. */
async function sandbox(server: ServerProcess, path: string, fields: Record<string, string>): Promise<{ id: string; status: string }> {
  const headers = { authorization: `Bearer ${sandboxKeys.default.publishableKey}` };
  return (await server.request(`/v1${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) })).json;
}

test(
  'a payment may span processes: started on two at once, confirmed on a third, read on a fourth',
  async () => {
    const [body] = await createBookingBodies(serverAt(0), 1);
    const { id } = (await book(serverAt(0), body)).json as { id: string };
    const read = async (index: number) =>
      (await serverAt(index).request(`/api/v1/bookings/${id}`)).json as { status: string; state?: string };
    await expect.poll(async () => (await read(1)).status, { timeout: 30_000 }).toBe('completed');
    const card = { 'card[number]': '4242424242424242', 'card[exp_month]': '12', 'card[exp_year]': '2040', 'card[cvc]': '123' };
    const method = await sandbox(serverAt(0), '/payment_methods', { type: 'card', ...card });
    const startPayment = (index: number) =>
      serverAt(index).post(`/api/v1/bookings/${id}/payments`, { type: 'full_payment', payment_method_id: method.id });
    const responses = await Promise.all([startPayment(1), startPayment(2)]);
    const secrets = responses.filter(({ status }) => status === 200).map(({ json }) => (json as { client_secret: string }).client_secret);
    // Either both return the one intent, or one of them is too late.
    expect(new Set(secrets).size).toBe(1);
    const [client_secret = ''] = secrets;
    const return_url = 'http://localhost/back';
    const paid = await sandbox(serverAt(2), `/payment_intents/${client_secret.split('_secret_')[0]}/confirm`, {
      client_secret,
      return_url,
    });
    expect(paid.status).toBe('succeeded');
    await expect.poll(async () => (await read(3)).state, { timeout: 30_000 }).toBe('Paid');
  },
  stressTimeout,
);
