import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { and, eq, inArray } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { startBookingWorker } from '../bookings/booking-worker.ts';
import { type BookingRow, bookings, intents, webhookEvents } from '../database/schema.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { customer } from '../testing/test-payment.ts';
import { hour, openTestServer } from '../testing/test-server.ts';

const clock = { now: Date.now() };
const minute = 60_000;
const calls: string[] = [];
/** How the provider responds. */
let provider: 'sandbox' | 'rejects' | 'at the bank' = 'sandbox';
const { database, server } = await openTestServer({
  clock,
  wrapFetch: (send) => async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    if (provider === 'rejects') return Response.json({ error: { type: 'invalid_request_error', message: 'no' } }, { status: 400 });
    if (provider === 'at the bank') {
      const intent = { object: 'payment_intent', amount: 1, currency: 'eur', amount_received: 0, metadata: {}, latest_charge: null };
      return Response.json({ ...intent, id: pathname.split('/').at(-1), status: 'requires_action' });
    }
    return send(request);
  },
});
const { db } = database;
const { booked } = customer(() => server, clock);
const metrics = createMetrics();
metrics.watch(database, () => clock.now);
await server.worker.stop();

const postponed = async (of: string): Promise<number> => {
  const text = await (await metrics.app.request('/metrics')).text();
  return Number(new RegExp(`^jobs_postponed\\{of="${of}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
};

/** Stores so many copies of a booking. */
async function copy(booking: BookingRow, count: number, change: Partial<BookingRow>): Promise<string[]> {
  const { serial: _, ...row } = booking;
  const rows = Array.from({ length: count }, () => ({ ...row, ...change, id: randomUUID(), idempotency_key: randomUUID() }));
  await db.insert(bookings).values(rows);
  return rows.map(({ id }) => id);
}
const template = async (): Promise<BookingRow> => {
  const { id } = await booked();
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error('no booking');
  await db.delete(bookings);
  return row;
};
const statusOf = async (id: string) => (await db.select().from(bookings).where(eq(bookings.id, id)))[0]?.status;
afterEach(async () => {
  provider = 'sandbox';
  await db.delete(intents);
  await db.delete(bookings);
  await db.delete(webhookEvents);
});

describe('what fails is postponed with growing distance, and nothing waits behind it', () => {
  test('hundreds of holds whose intents the provider does not know (BACK-86)', async () => {
    const row = await template();
    const stuck = await copy(row, 110, { hold_until: new Date(clock.now - 2 * hour) });
    await db.insert(intents).values(
      stuck.map((booking_id, index) => ({
        ...{ booking_id, id: `pi_unknown_${index}`, market: 'default' as const, type: 'deposit' as const, currency: 'eur' as const },
        ...{ amount: 1, status: 'requires_payment_method', open: true, updated_at: new Date(clock.now) },
      })),
    );
    const [good = ''] = await copy(row, 1, { hold_until: new Date(clock.now - hour) });
    expect(await server.payments.expireHolds()).toBe(1);
    expect(await statusOf(good)).toBe('failed');
    expect(await postponed('hold')).toBe(stuck.length);

    // Tried again after one minute, two more, and four more.
    const attempts: number[] = [];
    for (let passed = 1; passed <= 4; passed += 1) {
      const before = calls.length;
      clock.now += minute;
      await server.payments.expireHolds();
      attempts.push((calls.length - before) / stuck.length);
    }
    expect(attempts).toEqual([1, 0, 1, 0]);
    expect(await postponed('hold')).toBe(stuck.length);
  });

  test('holds whose customers are at the bank, which are no failures (BACK-86)', async () => {
    const row = await template();
    const confirming = await copy(row, 120, { hold_until: new Date(clock.now - 2 * hour), created_at: new Date(clock.now) });
    await db.insert(intents).values(
      confirming.map((booking_id, index) => ({
        ...{ booking_id, id: `pi_bank_${index}`, market: 'default' as const, type: 'deposit' as const, currency: 'eur' as const },
        ...{ amount: 1, status: 'requires_action', open: true, updated_at: new Date(clock.now) },
      })),
    );
    const [good = ''] = await copy(row, 1, { hold_until: new Date(clock.now - hour) });
    provider = 'at the bank';
    await server.payments.expireHolds();
    expect(await statusOf(good)).toBe('failed');
    expect(await postponed('hold')).toBe(0);
  });

  test('pending bookings that fail (BACK-86)', async () => {
    const row = await template();
    // Its cabins are no list.
    const broken = await copy(row, 60, { status: 'pending', cabins: { two: 1 } as never, created_at: new Date(clock.now - hour) });
    // Whatever is left on its departure.
    const cabins = row.cabins.map((cabin) => ({ ...cabin, count: 100, free: 100 }));
    const [good = ''] = await copy(row, 1, { status: 'pending', cabins });
    const logged: string[] = [];
    const worker = startBookingWorker({ db, holdMs: hour, now: () => clock.now, log: (message) => logged.push(message) });
    await worker.settled();
    expect(await statusOf(good)).toBe('completed');
    expect(await postponed('booking')).toBe(60);
    const before = logged.length;
    worker.wake();
    await worker.settled();
    expect(logged.length).toBe(before);
    // Once it is mended, nobody need wait for the hour: the statement of the operations page.
    const manual = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    await db.execute(/`(update bookings set retry_at[^`]+)`/.exec(manual)?.[1] ?? '');
    worker.wake();
    await worker.settled();
    expect(logged.length).toBe(before + broken.length);
    await worker.stop();
  });

  test('webhook events that cannot be processed (BACK-86)', async () => {
    const event = { type: 'payment_intent.succeeded', market: 'default' as const, processed_at: null };
    const broken = Array.from({ length: 60 }, (_, index) => ({
      ...event,
      id: `evt_${index}`,
      intent: `pi_${index}`,
      received_at: new Date(clock.now - hour),
    }));
    await db.insert(webhookEvents).values(broken);
    await db.insert(webhookEvents).values({ ...event, id: 'evt_good', intent: null, received_at: new Date(clock.now - hour / 2) });
    provider = 'rejects';
    await server.payments.reconcile();
    const [good] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, 'evt_good'));
    expect(good?.processed_at).not.toBeNull();
    expect(await postponed('event')).toBe(60);
    const waiting = and(
      inArray(
        webhookEvents.id,
        broken.map(({ id }) => id),
      ),
      eq(webhookEvents.failures, 1),
    );
    expect(await db.$count(webhookEvents, waiting)).toBe(60);
  });
});
