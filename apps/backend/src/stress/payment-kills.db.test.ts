import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type OpenDatabase, openEmbedded, openServer } from '../database/database.ts';
import { sandboxKeys } from '../payments/sandbox-keys.ts';
import { boundaries, dyingAt } from '../testing/boundaries.ts';
import { readCounts, stressTimeout } from '../testing/counts.ts';
import { expectPaidOnce } from '../testing/payment-books.ts';
import { type ProcessSettings, type ServerProcess, startProcess, temporaryFolder } from '../testing/server-process.ts';
import { type ApiClient, bookingBody, findDeparture, isFree } from '../testing/test-booking.ts';
import { createTestDatabase, openTestDatabase } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

// Number of boundaries that are tested by killing a process. Each needs two starts, which take seconds on the embedded database.
const { kills } = readCounts({ kills: inject('postgres') ? 4 : 2 });

/** A server that may be killed at any moment. `died` resolves when it is; `next` starts its replacement. */
type Mortal = Pick<ServerProcess, 'request' | 'post'> & { died: Promise<void>; next(): Promise<Mortal> };
type Answer = Awaited<ReturnType<ServerProcess['request']>>;

const used = new Set<string>();
const form = (values: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(values),
  headers: { authorization: `Bearer ${sandboxKeys.default.publishableKey}`, 'content-type': 'application/x-www-form-urlencoded' },
});
/** The real time. */
const alive = {
  get now() {
    return Date.now();
  },
};
const gone = Symbol('the server has ended');

/** A customer who books, starts with the deposit, pays in full, and repeats each step without a response. */
async function payThrough(first: Mortal): Promise<{ booking: string; due: number; server: Mortal }> {
  let server = first;
  const step = async (send: (at: Mortal) => Promise<Answer>): Promise<Answer> => {
    for (let tries = 0; tries < 20; tries += 1) {
      const dead = server.died.then(() => gone);
      // A dying process breaks the connection shortly before its exit is known.
      const response = await Promise.race([send(server).catch(() => dead), dead]);
      if (typeof response === 'symbol') {
        server = await server.next();
      } else if (response.status < 500 && response.status !== 409) return response;
      else await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('a step got no response');
  };
  // The process may die during any request.
  const client: ApiClient = { request: (path, init) => step((at) => at.request(path, init)) };
  const departure = await findDeparture(client, {
    departure: (found) => isFree(found) && found.multi_market === true && !used.has(found.id),
  });
  used.add(departure.id);
  const body = await bookingBody(client, departure);
  const { id } = (await step((at) => at.post('/api/v1/bookings', body))).json as { id: string };
  const read = () => step((at) => at.request(`/api/v1/bookings/${id}`));
  const method = async (): Promise<string> => {
    const values = {
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    };
    return ((await step((at) => at.request('/v1/payment_methods', form(values)))).json as { id: string }).id;
  };
  const startPayment = async (type: string): Promise<string> => {
    const payment_method_id = await method();
    return ((await step((at) => at.post(`/api/v1/bookings/${id}/payments`, { type, payment_method_id }))).json as { client_secret: string })
      .client_secret;
  };
  await startPayment('deposit');
  await startPayment('deposit');
  const secret = await startPayment('full_payment');
  const intent = secret.split('_secret_')[0];
  const booking = (await read()).json as { full_amount: number };
  await step((at) => at.request(`/v1/payment_intents/${intent}/confirm`, form({ client_secret: secret })));
  const state = async () => ((await read()).json as { state: string }).state;
  await expect.poll(state, { timeout: 30_000 }).toBe('Paid');
  return { booking: id, due: Math.round(booking.full_amount * 100), server };
}

/** In this process: a killed server is one whose calls never return. Another one continues with its database. */
async function inProcess(database: OpenDatabase, boundary: string): Promise<void> {
  let reached = false;
  const stops: (() => Promise<void>)[] = [];
  const start = (at: string | null): Mortal => {
    let die: () => void = () => undefined;
    const died = new Promise<void>((resolve) => {
      die = resolve;
    });
    const end = (): void => {
      reached = true;
      die();
    };
    const dying = at === null ? (send: typeof fetch) => send : dyingAt(at, end);
    // Events are delivered as between processes.
    const post = dying((_, init) => Promise.resolve(server.app.request('/api/v1/webhooks/stripe', init)));
    const server = startTestServer(database, { clock: alive, wrapFetch: dying, post });
    stops.push(server.worker.stop);
    const toResponse = async (response: Promise<{ status: number; headers: Headers; text: string; json: unknown }>) =>
      (await response) as Answer;
    return {
      request: (path, init) => toResponse(server.request(path, init)),
      post: (path, body) => toResponse(server.post(path, body)),
      died,
      next: async () => start(null),
    };
  };
  const { booking, due } = await payThrough(start(boundary));
  // An event may arrive after the customer has already seen that the booking is paid.
  await expect.poll(() => reached, { message: boundary, timeout: 10_000 }).toBe(true);
  await expectPaidOnce(database.db, { kind: 'booking', id: booking }, due, null, boundary);
  for (const stop of stops) await stop();
}

test(
  'after a server is killed at any boundary of a payment, another one completes it consistently',
  async () => {
    const database = await openTestDatabase();
    for (const boundary of boundaries) await inProcess(database, boundary);
    await database.close();
    console.info(`payments: a server ended at each of ${boundaries.length} boundaries, all paid once`);
  },
  stressTimeout,
);

let settings: ProcessSettings;
let open: () => Promise<OpenDatabase>;
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  if (inject('postgres')) {
    const database = await createTestDatabase();
    settings = { DATABASE_URL: database.url };
    open = () => openServer(database.url);
    drop = database.drop;
  } else {
    const folder = temporaryFolder();
    settings = { DATA_DIR: folder.path };
    open = () => openEmbedded(join(folder.path, 'database'));
    drop = async () => folder.remove();
  }
}, 120_000);
afterAll(() => drop());

/** A process that kills itself at a boundary, and its replacements. */
async function mortalProcess(boundary: string | null): Promise<Mortal & Pick<ServerProcess, 'end'> & { isDead(): boolean }> {
  const server = await startProcess({ ...settings, ...(boundary === null ? {} : { DIE_AT: boundary }) });
  let dead = false;
  const died = server.ended.then(() => {
    dead = true;
  });
  return { ...server, died, isDead: () => dead, next: () => mortalProcess(null) };
}

test(
  'after a process is killed at a boundary of a payment, a restart completes it consistently',
  async () => {
    // The short form starts with the two most important boundaries: the provider has created the intent, but we do not know; money was received,
    // but not reported.
    const order = ['create:after:1', 'webhook:before:2', 'create:before:1', 'webhook:after:2', ...boundaries];
    const chosen = [...new Set(order)].slice(0, kills);
    let died = 0;
    for (const boundary of chosen) {
      const mortal = await mortalProcess(boundary);
      const { booking, due, server } = await payThrough(mortal);
      // An event may arrive after the customer has already seen that the booking is paid.
      await Promise.race([mortal.died, new Promise((resolve) => setTimeout(resolve, 10_000))]);
      expect(mortal.isDead(), boundary).toBe(true);
      died += 1;
      await (server as Awaited<ReturnType<typeof mortalProcess>>).end('SIGTERM');
      const { db, close } = await open();
      await expectPaidOnce(db, { kind: 'booking', id: booking }, due, null, boundary);
      await close();
    }
    console.info(`payments: ${died} processes killed, each at another boundary, all paid once`);
  },
  stressTimeout,
);
