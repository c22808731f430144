import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isDuplicate, isLockTimeout } from '../database/database-faults.ts';
import { type BookingRow, bookings, inventory } from '../database/schema.ts';

/** A booking that is to be made, before it is known what becomes of it. */
export type NewBooking = Omit<typeof bookings.$inferInsert, 'status' | 'error' | 'hold_until'>;

/** Stores a booking that the job will complete or fail. */
const storePending = async (db: Database, booking: NewBooking): Promise<BookingRow[]> =>
  db
    .insert(bookings)
    .values({ ...booking, status: 'pending' })
    .returning();

/**
 * Takes all that a booking needs of its departure and stores it completed, where that is free for certain; else stores it pending. One statement,
 * so both or neither: its conditional update is on the departure's single row, where PostgreSQL serialises all bookings of a departure and looks at
 * the condition again after each that was waited for.
 */
async function storeCompleted(db: Database, booking: NewBooking, holdUntil: Date): Promise<BookingRow[]> {
  const { departure_id, cabins } = booking;
  const now = (id: string) => sql`coalesce((${inventory.taken} ->> ${id})::int, 0)`;
  const more = cabins.map(({ id, cabins: wanted }) => sql`jsonb_build_object(${id}::text, ${now(id)} + ${wanted}::int)`);
  const fits = cabins.map(({ id, cabins: wanted, free }) => sql`${now(id)} + ${wanted}::int <= ${free}::int`);
  const taken = db.$with('taken').as(
    db
      .insert(inventory)
      .values({ departure_id, taken: Object.fromEntries(cabins.map(({ id, cabins: wanted }) => [id, wanted])) })
      .onConflictDoUpdate({
        target: inventory.departure_id,
        set: { taken: sql`${inventory.taken} || ${sql.join(more, sql` || `)}` },
        setWhere: sql.join(fits, sql` and `),
      })
      .returning({ departure_id: inventory.departure_id }),
  );
  const isTaken = sql`exists (select 1 from ${taken})`;
  return db
    .with(taken)
    .insert(bookings)
    .values({
      ...booking,
      status: sql`case when ${isTaken} then 'completed' else 'pending' end`,
      hold_until: sql`case when ${isTaken} then ${holdUntil.toISOString()}::timestamptz end`,
    })
    .returning();
}

/** Runs one statement: on its own, or as the last one of a transaction. */
export type Within = <Result>(store: (database: Database) => Promise<Result>) => Promise<Result>;

/**
 * Stores a new booking: completed where nothing stands against it, else pending, for the job to end it. What stands against it: it is on request, needs
 * more than is free for certain, or others hold the departure's row for too long. Null where its idempotency key is in use already. BACK-33.
 */
export async function storeBooking(within: Within, booking: NewBooking, holdUntil: Date): Promise<BookingRow | null> {
  const pending = () => within((db) => storePending(db, booking));
  const isCertain = !booking.on_request && booking.cabins.every(({ cabins, free }) => cabins <= free);
  const completed = () =>
    within((db) => storeCompleted(db, booking, holdUntil)).catch((error: unknown) => {
      if (!isLockTimeout(error)) throw error;
      return pending();
    });
  try {
    const [row] = await (isCertain ? completed() : pending());
    return row ?? null;
  } catch (error) {
    // The statement as a whole has failed: nothing is taken.
    if (isDuplicate(error)) return null;
    throw error;
  }
}
