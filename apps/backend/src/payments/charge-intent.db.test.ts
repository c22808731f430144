import { demoPayments } from '@booking/demo-catalogue';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { intents, payments } from '../database/schema.ts';
import { customer } from '../testing/test-payment.ts';
import { type Options, openTestServer, type TestServer } from '../testing/test-server.ts';
import { seedDemoPayments } from './demo-payments.ts';

type Call = { path: string; method: string; key: string | null };

/** Hooks around the calls from the server to the provider. */
let before = async (_: Call): Promise<void> => undefined;
let after = async (_: Call): Promise<void> => undefined;
const clock = { now: Date.now() };
const { booked, startPayment, confirm, read, account, method } = customer(() => server, clock);
const standalone = '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a02';

const options: Options = {
  clock,
  wrapFetch: (send) => async (input, init) => {
    const request = new Request(input, init);
    const call = { path: new URL(request.url).pathname, method: request.method, key: request.headers.get('idempotency-key') };
    await before(call);
    const response = await send(request);
    await after(call);
    return response;
  },
};
const opened = await openTestServer(options);
const { database } = opened;
const start = (): TestServer => opened.start(options);
let { server } = opened;
await seedDemoPayments(database.db, 'development', demoPayments);

const findIntents = (booking: string) => database.db.select().from(intents).where(eq(intents.booking_id, booking));
const isCreate = ({ path, method: verb }: Call): boolean => verb === 'POST' && path === '/v1/payment_intents';
const isCancel = ({ path }: Call): boolean => path.endsWith('/cancel');
/** Runs `work` with something between the server and the provider. */
async function intercept<Result>(hooks: { before?: typeof before; after?: typeof after }, work: () => Promise<Result>): Promise<Result> {
  before = hooks.before ?? before;
  after = hooks.after ?? after;
  try {
    return await work();
  } finally {
    before = async () => undefined;
    after = async () => undefined;
  }
}

describe('the amount of an intent never changes (BACK-19)', () => {
  test('another amount creates another intent and cancels the previous one', async () => {
    const booking = await booked();
    const deposit = await startPayment(booking.id, 'deposit');
    const full = await startPayment(booking.id, 'full_payment');
    expect(full.intent).not.toBe(deposit.intent);
    expect(await account().paymentIntents.retrieve(deposit.intent)).toMatchObject({
      status: 'canceled',
      amount: Math.round(booking.deposit * 100),
    });
    expect((await account().paymentIntents.retrieve(full.intent)).amount).toBe(Math.round(booking.full_amount * 100));
    expect(await confirm(deposit.secret)).toBeNull();
    await confirm(full.secret);
    expect(await read(`bookings/${booking.id}`)).toMatchObject({ state: 'Paid' });
    expect(await database.db.select().from(payments).where(eq(payments.booking_id, booking.id))).toEqual([]);
  });

  test('the same amount reuses the intent, with the new payment method', async () => {
    const booking = await booked();
    const first = await startPayment(booking.id, 'deposit');
    const other = await method('5555555555554444');
    const again = await startPayment(booking.id, 'deposit', other);
    expect(again.secret).toBe(first.secret);
    expect((await account().paymentIntents.retrieve(first.intent)).payment_method).toBe(other);
  });

  test('a payment that is faster than its cancellation counts, and no other is started', async () => {
    const booking = await booked();
    const deposit = await startPayment(booking.id, 'deposit');
    const full = await intercept({ before: async (call) => void (isCancel(call) && (await confirm(deposit.secret))) }, () =>
      startPayment(booking.id, 'full_payment'),
    );
    expect(full.status).toBe(409);
    expect(await read(`bookings/${booking.id}`)).toMatchObject({ state: 'Paid' });
    expect((await findIntents(booking.id)).map(({ status, type, open }) => [status, type, open])).toEqual([
      ['succeeded', 'deposit', false],
    ]);
    const [balance] = await database.db.select().from(payments).where(eq(payments.booking_id, booking.id));
    expect(balance?.amount).toBe(Math.round((booking.full_amount - booking.deposit) * 100));
  });
});

describe('the request is stored before the provider is called (BACK-46)', () => {
  test('when the provider is called, the row is stored without an id, and its key is that of the call', async () => {
    const booking = await booked();
    const seen: unknown[] = [];
    await intercept(
      { before: async (call) => void (isCreate(call) && seen.push({ key: call.key, rows: await findIntents(booking.id) })) },
      () => startPayment(booking.id, 'deposit'),
    );
    const [row] = await findIntents(booking.id);
    expect(seen).toEqual([
      { key: row?.key, rows: [expect.objectContaining({ id: null, status: 'requested', amount: Math.round(booking.deposit * 100) })] },
    ]);
  });

  test('every call that creates or changes an intent has a key, the same for the same change', async () => {
    const booking = await booked();
    const calls: Call[] = [];
    await intercept({ before: async (call) => void (call.method === 'POST' && calls.push(call)) }, async () => {
      const card = await method();
      await startPayment(booking.id, 'deposit', card);
      const other = await method('5555555555554444');
      await startPayment(booking.id, 'deposit', other);
      await startPayment(booking.id, 'deposit', other);
    });
    const [create, update, again] = calls.filter(({ path }) => path.startsWith('/v1/payment_intents'));
    const [row] = await findIntents(booking.id);
    expect(create?.key).toBe(row?.key);
    expect(update?.key).toMatch(new RegExp(`^${row?.key}:[0-9a-f]{64}$`));
    expect(again?.key).toBe(update?.key);
  });

  test('after a lost response, any process repeats the call and gets the same intent', async () => {
    const booking = await booked();
    let made = 0;
    const lost = await intercept(
      {
        after: async (call) => {
          if (!isCreate(call)) return;
          made += 1;
          throw new TypeError('fetch failed');
        },
      },
      () => startPayment(booking.id, 'deposit'),
    );
    expect([lost.status, made]).toEqual([502, 2]);
    const other = start();
    server = other;
    const again = await startPayment(booking.id, 'deposit');
    expect(again.status).toBe(200);
    expect((await findIntents(booking.id)).map(({ id }) => id)).toEqual([again.intent]);
    const list = await Promise.all((await findIntents(booking.id)).map(({ id }) => account().paymentIntents.retrieve(id ?? '')));
    expect(list.map(({ metadata }) => metadata)).toEqual([
      { booking: booking.id, type: 'deposit', key: (await findIntents(booking.id))[0]?.key },
    ]);
  });

  test('a process whose response comes too late gives its secret to nobody', async () => {
    const booking = await booked();
    const other = start();
    let second: Awaited<ReturnType<typeof startPayment>> | null = null;
    const first = await intercept(
      {
        after: async (call) => {
          if (!isCreate(call) || second) return;
          second = { status: 0, secret: '', intent: '' };
          const slow = server;
          server = other;
          second = await startPayment(booking.id, 'full_payment');
          server = slow;
        },
      },
      () => startPayment(booking.id, 'deposit'),
    );
    expect(first).toMatchObject({ status: 409, secret: '' });
    expect(second).toMatchObject({ status: 200 });
    const rows = await findIntents(booking.id);
    expect(rows.filter(({ open }) => open)).toMatchObject([{ type: 'full_payment' }]);
    const closed = rows.find(({ open }) => !open);
    expect((await account().paymentIntents.retrieve(closed?.id ?? '')).status).toBe('canceled');
  });

  test('concurrent processes share one open intent', async () => {
    const booking = await booked();
    const servers = [start(), start(), start()];
    const card = await method();
    const responses = await Promise.all(
      servers.map((each, index) =>
        each.post(`/api/v1/bookings/${booking.id}/payments`, {
          type: index === 1 ? 'full_payment' : 'deposit',
          payment_method_id: card,
        }),
      ),
    );
    const rows = await findIntents(booking.id);
    expect(rows.filter(({ open }) => open)).toHaveLength(1);
    const alive = rows.find(({ open }) => open)?.id;
    const secrets = responses.filter(({ status }) => status === 200).map(({ json }) => String(json.client_secret));
    expect(secrets.some((secret) => secret.startsWith(`${alive}_`))).toBe(true);
    for (const secret of secrets) await confirm(secret);
    const all = await Promise.all(rows.filter(({ id }) => id).map(({ id }) => account().paymentIntents.retrieve(id ?? '')));
    expect(all.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  });

  test('a booking that is paid between reading and storing needs no intent', async () => {
    const first = await startPayment(standalone, 'standalone');
    await account().paymentIntents.cancel(first.intent);
    const rows = () => database.db.select().from(intents).where(eq(intents.payment_id, standalone));
    const paid = async ({ method: verb }: Call): Promise<void> => {
      if (verb === 'GET') await database.db.update(payments).set({ status: 'Completed' }).where(eq(payments.id, standalone));
    };
    const second = await intercept({ before: paid }, () => startPayment(standalone, 'standalone'));
    expect(second.status).toBe(409);
    expect(await rows()).toMatchObject([{ id: first.intent, status: 'canceled', open: false }]);
  });
});
