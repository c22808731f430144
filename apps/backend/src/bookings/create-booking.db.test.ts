import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { bookings } from '../database/schema.ts';
import type { BookedCabin } from '../inventory/booked-cabin.ts';
import { countTaken } from '../testing/books.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { startBookingWorker } from './booking-worker.ts';
import { storeBooking } from './create-booking.ts';
import type { NewBooking } from './price-booking.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const hold = new Date('2027-01-01T12:00:00Z');

const newBooking = (departure: string, cabins: BookedCabin[], more: Partial<NewBooking> = {}): NewBooking => ({
  id: randomUUID(),
  idempotency_key: randomUUID(),
  request: {} as never,
  departure_id: departure,
  departure_date: '2027-05-01',
  tour_id: 't',
  tour_name: 't',
  tour_external_id: 't',
  cabins,
  on_request: false,
  name: '',
  email: '',
  brand: 'boatbiketours',
  locale: 'en',
  market: 'default',
  exchange_rate: 1,
  amount: 1,
  local_costs: 0,
  insurance_amount: 0,
  deposit: null,
  created_at: new Date(),
  client: null,
  mostUnpaid: 9,
  ...more,
});
const two = (cabins: number, free = 2): BookedCabin => ({ id: 'two', cabins, count: 3, free });
const one = (cabins: number): BookedCabin => ({ id: 'one', cabins, count: 1, free: 1 });

async function store(booking: NewBooking) {
  const stored = await storeBooking(database.db, booking, { holdUntil: hold, openCabins: 0 });
  const [row] = await database.db.select().from(bookings).where(eq(bookings.id, booking.id));
  expect(row?.status).toBe(stored?.status);
  return row ?? null;
}
const findTaken = async (departure: string) => (await countTaken(database.db))[departure] ?? {};

describe('a booking is completed by the transaction that stores it (BACK-43)', () => {
  test('if all of its cabins are certainly available', async () => {
    const departure = randomUUID();
    expect(await store(newBooking(departure, [two(1), one(1)]))).toMatchObject({ status: 'completed', hold_until: hold });
    expect(await store(newBooking(departure, [two(1)]))).toMatchObject({ status: 'completed' });
    expect(await findTaken(departure)).toEqual({ two: 2, one: 1 });
  });

  test('and is left to the job with nothing taken if one of them is not', async () => {
    const departure = randomUUID();
    await store(newBooking(departure, [two(1), one(1)]));
    expect(await store(newBooking(departure, [two(1), one(1)]))).toMatchObject({ status: 'pending', hold_until: null });
    expect(await store(newBooking(departure, [two(3)]))).toMatchObject({ status: 'pending' });
    expect(await store(newBooking(departure, [two(1)], { on_request: true }))).toMatchObject({ status: 'pending' });
    expect(await findTaken(departure)).toEqual({ two: 1, one: 1 });
  });

  test('a second booking under the same key is not stored and takes nothing', async () => {
    const departure = randomUUID();
    const idempotency_key = randomUUID();
    const stored = await Promise.all([1, 2, 3].map(() => store(newBooking(departure, [two(1)], { idempotency_key }))));
    expect(stored.filter((row) => row !== null)).toHaveLength(1);
    expect(await findTaken(departure)).toEqual({ two: 1 });
  });
});

test('each column is stored unchanged', async () => {
  const given = {
    ...newBooking(randomUUID(), [two(1), one(1)]),
    request: { passengers: [{ firstName: 'Zoë "Ann" \\ O’Neill', weight: 0.1 }], voucher: null } as never,
    tour_id: 'tour',
    tour_name: 'Tour',
    tour_external_id: 'slug',
    name: 'Zoë "Ann" \\ O’Neill',
    email: 'zoe@example.org',
    brand: 'islandhopping',
    locale: 'de',
    market: 'north_america',
    exchange_rate: 1.0842,
    amount: 123_456,
    local_costs: 78,
    insurance_amount: 90,
    deposit: 12_345,
    created_at: new Date('2026-12-01T10:20:30.456Z'),
    client: null,
    mostUnpaid: 9,
  } satisfies Required<NewBooking>;
  const { mostUnpaid: _, ...columns } = given;
  const { serial: __, ...row } = (await store(given)) ?? {};
  expect(row).toEqual({
    ...columns,
    status: 'completed',
    error: null,
    payment_state: 'Open',
    hold_until: hold,
    hold_extended: false,
    erased_at: null,
    failures: 0,
    retry_at: null,
  });
});

test('the job completes the bookings of many departures, and a broken one blocks no other', async () => {
  const departures = [randomUUID(), randomUUID()];
  const broken = newBooking(departures[0] ?? '', { two: 1 } as never);
  const rows = [broken, ...departures.flatMap((departure) => Array.from({ length: 15 }, () => newBooking(departure, [two(1)])))];
  await database.db.insert(bookings).values(rows.map((row) => ({ ...row, status: 'pending' as const })));
  const logged: string[] = [];
  const worker = startBookingWorker({ db: database.db, holdMs: 1, now: () => hold.getTime(), log: (message) => logged.push(message) });
  await worker.settled();
  await worker.stop();
  for (const departure of departures) {
    const ended = await database.db.select().from(bookings).where(eq(bookings.departure_id, departure));
    const statuses = ended.filter(({ id }) => id !== broken.id).map(({ status, on_request }) => (on_request ? 'on request' : status));
    // Two cabins are certainly available. The other bookings are on request and take no cabin.
    expect(statuses.toSorted()).toEqual([...Array(2).fill('completed'), ...Array(13).fill('on request')]);
    expect(await findTaken(departure)).toEqual({ two: 2 });
  }
  const [left] = await database.db.select().from(bookings).where(eq(bookings.id, broken.id));
  expect(left?.status).toBe('pending');
  expect(logged.join()).toContain('stays pending');
  await database.db.delete(bookings).where(eq(bookings.id, broken.id));
}, 30_000);
