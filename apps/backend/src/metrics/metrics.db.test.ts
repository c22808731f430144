import { demoPayments } from '@booking/demo-catalogue';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { bookings, intents, payments, webhookEvents } from '../database/schema.ts';
import { seedDemoPayments } from '../payments/demo-payments.ts';
import { bookingBody, findDeparture, isFree, settledBooking } from '../testing/test-booking.ts';
import { hour, openTestServer } from '../testing/test-server.ts';
import { backlogStatement, createMetrics } from './metrics.ts';

const clock = { now: Date.now() };
const metrics = createMetrics();
const { database, server } = await openTestServer({ clock, observe: metrics.observe });
metrics.watch(database, () => clock.now);
await seedDemoPayments(database.db, 'development', demoPayments);

const read = async (): Promise<string> => (await metrics.app.request('/metrics')).text();
/** The value of the line that starts with `name`. */
const value = async (name: string): Promise<number> => {
  const line = (await read()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length));
};

async function booked(): Promise<string> {
  const departure = await findDeparture(server, { departure: isFree });
  const { json } = await server.post('/api/v1/bookings', await bookingBody(server, departure));
  await settledBooking(server, json.id);
  return json.id;
}

test('requests are counted and timed by method, pattern and status, without ids', async () => {
  const id = await booked();
  await server.request('/api/v1/bookings/00000000-0000-4000-8000-000000000000');
  const route = 'method="GET",route="/api/v1/bookings/:id"';
  expect(await value(`http_request_duration_seconds_count{${route},status="200"}`)).toBe(1);
  expect(await value(`http_request_duration_seconds_count{${route},status="404"}`)).toBe(1);
  expect(await value(`http_request_duration_seconds_sum{${route},status="200"}`)).toBeGreaterThan(0);
  expect(await read()).not.toContain(id);
});

test('requests with other methods are counted under one label (BACK-84)', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'LINK', 'X-ANY'])
    expect((await server.request('/api/v1/tours', { method })).status).toBeGreaterThanOrEqual(400);
  await server.app.request('/api/v1/tours', { method: 'HEAD' });
  const text = await read();
  const methods = new Set(Array.from(text.matchAll(/http_request_duration_seconds_count\{method="(\w+)"/g), ([, method]) => method));
  expect([...methods].filter((method) => !['GET', 'POST'].includes(method ?? '')).sort()).toEqual(['HEAD', 'other']);
  expect(await value('http_request_duration_seconds_count{method="other",route="/api/v1/tours",status="405"}')).toBe(7);
});

test('the statement of the alarms reads indexes, not whole tables (BACK-84)', async () => {
  // A small table is faster to scan, so that is not allowed here.
  const plan = await database.db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    return JSON.stringify(await transaction.execute(sql`explain ${backlogStatement(clock.now)}`));
  });
  expect(plan).toContain('intents_alarms');
  expect(plan).not.toContain('Seq Scan');
});

test('the age of the oldest pending booking', async () => {
  expect(await value('bookings_pending')).toBe(0);
  expect(await value('bookings_pending_oldest_seconds')).toBe(0);
  await server.worker.stop();
  await server.post('/api/v1/bookings', await bookingBody(server, await findDeparture(server, { departure: isFree })));
  await database.db.update(bookings).set({ status: 'pending', created_at: new Date(clock.now - 90_000) });
  expect(await value('bookings_pending')).toBe(2);
  expect(await value('bookings_pending_oldest_seconds')).toBeCloseTo(90, 0);
});

test('holds that should have expired', async () => {
  const unpaid = { status: 'completed', payment_state: 'Open', on_request: false } as const;
  await database.db.update(bookings).set({ ...unpaid, hold_until: new Date(clock.now - 300_000) });
  expect(await value('holds_overdue')).toBe(0);
  await database.db.update(bookings).set({ hold_until: new Date(clock.now - 900_000) });
  expect(await value('holds_overdue')).toBe(2);
});

test('open intents without a status update for over a day, by target', async () => {
  const [payment] = await database.db.select().from(payments);
  const [booking] = await database.db.select().from(bookings);
  const rest = {
    market: 'default',
    currency: 'eur',
    amount: 1,
    status: 'processing',
    updated_at: new Date(clock.now - 30 * hour),
    checked_at: new Date(clock.now - 25 * hour),
  } as const;
  await database.db.insert(intents).values([
    { ...rest, id: 'pi_1', booking_id: booking?.id ?? '', type: 'deposit', open: true },
    { ...rest, id: 'pi_2', booking_id: booking?.id ?? '', type: 'deposit', open: false },
    { ...rest, id: 'pi_3', payment_id: payment?.id ?? '', type: 'standalone', open: true, checked_at: new Date(clock.now - 23 * hour) },
  ]);
  expect(await value('payment_intents_unreconciled{of="booking"}')).toBe(1);
  expect(await value('payment_intents_unreconciled{of="payment"}')).toBe(0);
});

test('payments that a person must check, and unprocessed events', async () => {
  const alarm = (what: string) => value(`payment_alarms{what="${what}"}`);
  expect([await alarm('different'), await alarm('paid_back'), await alarm('due_back'), await alarm('disputed')]).toEqual([0, 0, 0, 0]);
  const [payment] = await database.db.select().from(payments);
  const rest = { payment_id: payment?.id ?? '', market: 'default', type: 'standalone', currency: 'eur', amount: 1, open: false } as const;
  const at = new Date(clock.now);
  await database.db.insert(intents).values([
    { ...rest, id: 'pi_4', status: 'succeeded', money: 'counted', alarm: 'received 2, expected 1', updated_at: at },
    { ...rest, id: 'pi_5', status: 'succeeded', money: 'paid_back', alarm: 'nothing was due', updated_at: at },
    { ...rest, id: 'pi_6', status: 'succeeded', money: 'due_back', updated_at: at },
    { ...rest, id: 'pi_7', status: 'succeeded', money: 'counted', disputed: true, updated_at: at },
  ]);
  expect([await alarm('different'), await alarm('paid_back'), await alarm('due_back'), await alarm('disputed')]).toEqual([2, 1, 1, 1]);
  const event = { type: 'payment_intent.succeeded', market: 'default', processed_at: null } as const;
  await database.db.insert(webhookEvents).values([
    { ...event, id: 'evt_1', received_at: new Date(clock.now - 300_000) },
    { ...event, id: 'evt_2', received_at: new Date(clock.now - 700_000) },
  ]);
  expect(await value('webhook_events_waiting')).toBe(1);
});

test('the event loop, memory and, on a server, the pool', async () => {
  const text = await read();
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).toContain('process_resident_memory_bytes');
  if (!inject('postgres')) return;
  expect(await value('database_pool_connections{state="idle"}')).toBeGreaterThan(0);
  expect(await value('database_pool_waiting')).toBe(0);
});

test('the other metrics remain readable without the database', async () => {
  expect(await value('database_up')).toBe(1);
  const broken = createMetrics();
  const db = { execute: () => Promise.reject(new Error('gone')) } as unknown as OpenDatabase['db'];
  broken.watch({ db, pool: null, close: async () => undefined }, Date.now);
  const text = await (await broken.app.request('/metrics')).text();
  expect(text).toContain('database_up 0');
  expect(text).toContain('process_resident_memory_bytes');
});

test('the metrics are served on a separate port only', async () => {
  expect((await server.request('/metrics')).text).not.toContain('nodejs_');
});
