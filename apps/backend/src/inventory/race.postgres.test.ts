import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pRetry from 'p-retry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeBooking } from '../bookings/complete-booking.ts';
import { type Database, type OpenDatabase, openServer } from '../database/database.ts';
import { maxConnections } from '../database/pool.ts';
import { type BookingRow, bookings, inventory } from '../database/schema.ts';
import { createQueue } from '../http/queue.ts';
import { countTaken } from '../testing/books.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { BookedCabin } from './booked-cabin.ts';
import { readTaken } from './inventory.ts';
import { giveBackCabins, takeCabins } from './take-cabins.ts';

const hold = new Date(Date.now() + 4 * 3_600_000);
const size = 100;

/** One cabin of either type, or of both, so that bookings overlap in every way. */
const createCabins = (index: number): BookedCabin[] => {
  const a = { id: 'a', cabins: 1, count: size, free: size - 10 };
  const b = { id: 'b', cabins: 2, count: size, free: size };
  return index % 3 === 0 ? [a, b] : index % 3 === 1 ? [a] : [{ ...b, cabins: 1 }];
};

const row = (departure: string, index: number) => ({
  id: randomUUID(),
  idempotency_key: randomUUID(),
  request: {} as never,
  status: 'pending' as const,
  departure_id: departure,
  departure_date: '2027-05-01',
  tour_id: 't',
  tour_name: 't',
  tour_external_id: 't',
  cabins: createCabins(index),
  on_request: false,
  name: '',
  email: '',
  brand: 'boatbiketours' as const,
  locale: 'en' as const,
  market: 'default' as const,
  exchange_rate: 1,
  amount: 1,
  local_costs: 0,
  insurance_amount: 0,
  created_at: new Date(),
});

// The embedded database has one connection and so no races.
let drop: () => Promise<void>;
let processes: OpenDatabase[] = [];
beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  processes = await Promise.all([1, 2, 3].map(() => openServer(database.url)));
});
afterAll(async () => {
  await Promise.all(processes.map(({ close }) => close()));
  await drop();
});

type Complete = (db: Database, booking: BookingRow) => Promise<string | null>;

/**
 * Runs three processes that complete the same 600 bookings of one departure concurrently. Returns what they sold, and what the inventory says.
 */
async function race(complete: Complete) {
  const [{ db }] = processes as [OpenDatabase];
  const departure = `race-${randomUUID()}`;
  const pending = await db
    .insert(bookings)
    .values(Array.from({ length: 600 }, (_, index) => row(departure, index)))
    .returning();
  const ended = await Promise.all(
    processes.flatMap((each) => {
      // As many at a time as a process has connections. In the server, the queues ensure this. Like the job, it tries again what waited too long.
      const queue = createQueue({ running: maxConnections, waiting: pending.length, waitMs: 60_000 });
      return pending.map((booking) => queue.run(() => pRetry(() => complete(each.db, booking), { retries: 5, minTimeout: 50 })));
    }),
  );
  const after = await db.select().from(bookings).where(eq(bookings.departure_id, departure));
  const sold: Record<string, number> = {};
  for (const { cabins } of after.filter(({ status, on_request }) => status === 'completed' && !on_request)) {
    for (const { id, cabins: count } of cabins) sold[id] = (sold[id] ?? 0) + count;
  }
  return { pending, ended, after, sold, stock: (await countTaken(db))[departure] };
}

/** Like `completeBooking`, but without its guard: it reads the available cabins in one statement and takes them in another. */
const completeUnguarded: Complete = async (db, { id, departure_id, cabins }) => {
  const before = (await readTaken(db, [departure_id]))(departure_id);
  const taken = cabins.map((cabin) => ({ ...cabin, together: (before[cabin.id] ?? 0) + cabin.cabins }));
  const fits = taken.every(({ together, count }) => together <= count);
  for (const { id: cabin_id, together } of fits ? taken : []) {
    await db
      .insert(inventory)
      .values({ departure_id, cabin_id, taken: together })
      .onConflictDoUpdate({ target: [inventory.departure_id, inventory.cabin_id], set: { taken: together } });
  }
  const status = fits ? 'completed' : 'failed';
  await db.update(bookings).set({ status }).where(eq(bookings.id, id));
  return status;
};

test('three processes that complete the same bookings sell each cabin once and complete each booking once', async () => {
  const { pending, ended, after, sold, stock } = await race((db, { id }) => completeBooking(db, id, hold));
  expect(stock).toEqual(sold);
  // Bookings beyond the certain cabins are on request and take nothing.
  expect(sold).toEqual({ a: size - 10, b: size });
  expect(ended.filter((status) => status !== null)).toHaveLength(pending.length);
  expect(after.filter(({ on_request }) => on_request).map(({ cabins }) => cabins.some(({ id }) => id === 'a'))).toContain(true);
  expect(after.some(({ on_request, cabins }) => on_request && !cabins.some(({ id }) => id === 'a'))).toBe(false);
}, 60_000);

test('without the guard they sell cabins twice, which the test above would detect', async () => {
  let { sold, stock } = await race(completeUnguarded);
  // On a busy machine, the processes may happen not to interfere.
  for (let tries = 1; tries < 10 && Math.max(sold.a ?? 0, sold.b ?? 0) <= size; tries += 1)
    ({ sold, stock } = await race(completeUnguarded));
  expect(Math.max(sold.a ?? 0, sold.b ?? 0)).toBeGreaterThan(size);
  expect(stock).not.toEqual(sold);
}, 60_000);

test('transactions that need the same cabins do not wait for each other in a circle, whatever the order of their lists', async () => {
  const [{ db }] = processes as [OpenDatabase];
  const departure = `order-${randomUUID()}`;
  const [a, b] = ['a', 'b'].map((id) => ({ id, cabins: 1, count: size, free: size })) as [BookedCabin, BookedCabin];
  const take = (index: number) =>
    db.transaction(async (transaction) => {
      await takeCabins(transaction, departure, index % 2 === 0 ? [a, b] : [b, a]);
      await giveBackCabins(transaction, departure, index % 2 === 0 ? [b] : [b, a]);
    });
  const ended = await Promise.allSettled(Array.from({ length: maxConnections }, (_, index) => take(index)));
  expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect((await countTaken(db))[departure]).toEqual({ a: maxConnections / 2 });
}, 60_000);
