import type { BookingRequest } from '@booking/domain/schema';
import { gt, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { bookings, inventory } from '../database/schema.ts';
import { type ApiClient, bookingBody, findDepartures, getCabins, isFree } from './test-booking.ts';

/**
 * Bodies of bookings with different keys, for departures and cabins that are certainly available. There are more bodies than cabins, so that the
 * last ones fail.
 */
export async function createBookingBodies(server: ApiClient, count: number): Promise<BookingRequest[]> {
  const bodies: BookingRequest[] = [];
  for await (const departure of findDepartures(server, { departure: isFree })) {
    for (const cabin of await getCabins(server, departure)) {
      const isUntouched = cabin.count > 0 && cabin.count === cabin.available_count;
      if (!isUntouched || cabin.minimum_occupancy > 2 || cabin.maximum_occupancy < 2) continue;
      const body = await bookingBody(server, departure, cabin.id);
      for (let index = 0; index < 2 * cabin.count + 2; index += 1) bodies.push({ ...body, idempotency_key: crypto.randomUUID() });
      if (bodies.length >= count) return bodies.slice(0, count);
    }
  }
  throw new Error(`the demo catalogue has cabins for ${bodies.length} bookings only`);
}

/** The cabins that bookings have taken, per departure and type. BACK-14. */
export async function countSold(db: Database): Promise<Record<string, Record<string, number>>> {
  const sold: Record<string, Record<string, number>> = {};
  for (const { departure_id, status, on_request, cabins } of await db.select().from(bookings)) {
    if (status !== 'completed' || on_request) continue;
    sold[departure_id] ??= {};
    const ofDeparture = sold[departure_id];
    for (const { id, cabins: taken } of cabins) ofDeparture[id] = (ofDeparture[id] ?? 0) + taken;
  }
  return sold;
}

/** The cabins taken according to the inventory, per departure and type. Cabins that were given back leave a row with 0. */
export async function countTaken(db: Database): Promise<Record<string, Record<string, number>>> {
  const taken: Record<string, Record<string, number>> = {};
  for (const row of await db.select().from(inventory).where(gt(inventory.taken, 0))) {
    taken[row.departure_id] = { ...taken[row.departure_id], [row.cabin_id]: row.taken };
  }
  return taken;
}

/** Asserts that every key has one booking, none is pending, the inventory matches what was sold, and nothing was sold twice. */
export async function expectBalanced(db: Database, bodies: readonly BookingRequest[]): Promise<void> {
  const rows = await db.select().from(bookings);
  expect(rows.map(({ idempotency_key }) => idempotency_key).sort()).toEqual(bodies.map(({ idempotency_key }) => idempotency_key).sort());
  expect(rows.filter(({ status }) => status === 'pending')).toEqual([]);
  const sold = await countSold(db);
  expect(await countTaken(db)).toEqual(sold);
  const limits = rows.flatMap((row) => row.cabins.map(({ id, count }) => ({ sold: sold[row.departure_id]?.[id] ?? 0, count })));
  expect(limits.filter((limit) => limit.sold > limit.count)).toEqual([]);
  // Otherwise the test would show nothing.
  expect(rows.some(({ status }) => status === 'completed')).toBe(true);
}

/**
 * Makes each change of the inventory and of a stored booking take 20 ms, so that an interruption at any moment very probably falls between two
 * changes of one booking.
 */
export async function slowBookings(db: Database): Promise<void> {
  await db.execute(sql`
    create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.02); return null; end $$`);
  await db.execute(sql`create trigger slow after insert or update on inventory for each row execute function slow()`);
  await db.execute(sql`create trigger slow after update on bookings for each row execute function slow()`);
}

/** Runs a function for each item in order, with limited concurrency. */
export async function inParallel<Item>(items: readonly Item[], width: number, run: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of queue) await run(item);
    }),
  );
}
