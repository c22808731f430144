import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeBooking } from '../bookings/complete-booking.ts';
import { type OpenDatabase, openServer } from '../database/database.ts';
import { type BookedCabin, bookings, inventory } from '../database/schema.ts';

const url = process.env.TEST_DATABASE_URL;
const hold = new Date(Date.now() + 4 * 3_600_000);
const size = 100;

/** One cabin of one of two types, or of both: bookings that overlap in every way. */
const cabinsOf = (index: number): BookedCabin[] => {
  const a = { id: 'a', cabins: 1, count: size, free: size - 10 };
  const b = { id: 'b', cabins: 2, count: size, free: size };
  return index % 3 === 0 ? [a, b] : index % 3 === 1 ? [a] : [{ ...b, cabins: 1 }];
};

const row = (departure: string, index: number) => ({
  id: randomUUID(),
  idempotency_key: randomUUID(),
  body_hash: '',
  request: {} as never,
  status: 'pending' as const,
  departure_id: departure,
  departure_date: '2027-05-01',
  tour_id: 't',
  tour_name: 't',
  tour_external_id: 't',
  cabins: cabinsOf(index),
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

// The embedded database has one connection and so no races: this needs a server (TEST_DATABASE_URL).
describe.skipIf(!url)('on a PostgreSQL server', () => {
  let processes: OpenDatabase[] = [];
  beforeAll(async () => {
    processes = await Promise.all([1, 2, 3].map(() => openServer(url ?? '')));
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ close }) => close()));
  });

  test('three processes that work off the same bookings sell each cabin once and end each booking once', async () => {
    const db = processes[0]?.db as OpenDatabase['db'];
    const departure = `race-${randomUUID()}`;
    const pending = await db
      .insert(bookings)
      .values(Array.from({ length: 600 }, (_, index) => row(departure, index)))
      .returning();
    const ended = await Promise.all(processes.flatMap((each) => pending.map((booking) => completeBooking(each.db, booking, hold))));
    const after = await db.select().from(bookings).where(eq(bookings.departure_id, departure));
    const sold: Record<string, number> = {};
    for (const { cabins } of after.filter(({ status }) => status === 'completed')) {
      for (const { id, cabins: count } of cabins) sold[id] = (sold[id] ?? 0) + count;
    }
    const [stock] = await db.select().from(inventory).where(eq(inventory.departure_id, departure));
    expect(stock?.taken).toEqual(sold);
    expect(sold).toEqual({ a: size, b: size });
    expect(ended.filter((status) => status !== null)).toHaveLength(pending.length);
    expect(after.filter(({ on_request }) => on_request)).toHaveLength(10);
    await db.delete(bookings).where(eq(bookings.departure_id, departure));
  }, 60_000);
});
