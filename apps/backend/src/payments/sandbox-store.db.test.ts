import { setTimeout } from 'node:timers/promises';
import { like, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { sandboxObjects } from '../database/schema.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { createSandboxStore } from './sandbox-store.ts';

const { database, server, start } = await openTestServer();
const servers = [server, start()];

const providers = () =>
  servers.map(({ provider }) => provider(sandboxKeys.default.secretKey)) as [
    ReturnType<TestServer['provider']>,
    ReturnType<TestServer['provider']>,
  ];

test('two servers on one database see each other’s intents', async () => {
  const [one, other] = providers();
  const method = await one.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
  });
  const intent = await one.paymentIntents.create({ amount: 500, currency: 'eur', payment_method: method.id });
  expect((await other.paymentIntents.confirm(intent.id, { return_url: 'http://localhost/back' })).status).toBe('succeeded');
  expect((await one.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  await expect(other.paymentIntents.cancel(intent.id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test('concurrent calls with one key create one intent', async () => {
  const made = await Promise.all(
    providers().map((each) => each.paymentIntents.create({ amount: 700, currency: 'eur' }, { idempotencyKey: 'the-same' })),
  );
  expect(made[1]?.id).toBe(made[0]?.id);
});

test('waiting units of work occupy no connection', async () => {
  const store = createSandboxStore(database.db);
  const response = { request: '', status: 200, body: null, at: 0 };
  const slowly = () =>
    store.run(async (objects) => {
      await setTimeout(50);
      await objects.put('response', 'slowly', response);
    });
  const units = Promise.allSettled(Array.from({ length: 30 }, slowly));
  await database.db.execute(sql`select 1`);
  expect((await units).filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('a unit of work that throws changes nothing', async () => {
  const store = createSandboxStore(database.db);
  const response = { request: '', status: 200, body: null, at: 0 };
  const failing = store.run(async (objects) => {
    await objects.put('response', 'undone', response);
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await store.run((objects) => objects.get('response', 'undone'))).toBeUndefined();
});

test('its size is bounded: the newest objects are kept, and none for ever', async () => {
  const response = { request: '', status: 200, body: null, at: 0 };
  // All within one millisecond.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const fill = async (limits: { objects: number; age: number }, prefix: string) => {
    const store = createSandboxStore(database.db, limits);
    for (let index = 0; index < 50; index += 1) await store.run((objects) => objects.put('response', `${prefix}${index}`, response));
    return (id: number) => store.run((objects) => objects.get('response', `${prefix}${id}`));
  };
  const few = await fill({ objects: 10, age: 86_400_000 }, 'few');
  expect([await few(39), await few(40), await few(49)]).toEqual([undefined, response, response]);
  // Timestamps are unique, so the order of objects is well defined.
  const ages = await database.db.select({ at: sandboxObjects.created_at }).from(sandboxObjects).where(like(sandboxObjects.id, 'few%'));
  expect(new Set(ages.map(({ at }) => at.getTime())).size).toBe(10);
  const short = await fill({ objects: 1_000, age: -60_000 }, 'short');
  expect(await short(49)).toBeUndefined();
  expect(await few(49)).toBeUndefined();
  vi.useRealTimers();
});
