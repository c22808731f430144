import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isDuplicate, isLockTimeout } from '../database/database-faults.ts';
import type { BookingRow, bookings } from '../database/schema.ts';
import type { CabinLimit } from './open-cabins.ts';

/** A booking that is to be made, before it is known what becomes of it. */
export type NewBooking = Omit<typeof bookings.$inferInsert, 'status' | 'error' | 'payment_state' | 'hold_until' | 'serial'>;
export type StoredBooking = Pick<BookingRow, 'id' | 'status'>;

/** By a function of the database, which keeps its plan: of so many columns, planning takes longer than storing. */
const storing = (db: Database) =>
  db
    .select({ status: sql<StoredBooking['status'] | null>`status` })
    .from(
      sql`store_booking(${sql.placeholder('booking')}::jsonb, ${sql.placeholder('take')}::boolean, ${sql.placeholder('most')}::integer, ${sql.placeholder('now')}::timestamptz) as status`,
    )
    .prepare('store_booking');

const made = new WeakMap<Database, ReturnType<typeof storing>>();

function statementOf(db: Database): ReturnType<typeof storing> {
  const statement = made.get(db) ?? storing(db);
  made.set(db, statement);
  return statement;
}

/**
 * Stores a new booking: completed where nothing stands against it, else pending, for the job to end it. What stands against it: it is on request, needs
 * more than is free for certain, or others hold the departure's row for too long. Null, with nothing stored, where its idempotency key is in use
 * or its client would have too many cabins. BACK-35, BACK-43.
 */
export async function storeBooking(
  db: Database,
  booking: NewBooking,
  holdUntil: Date,
  limit: CabinLimit | null,
): Promise<StoredBooking | null> {
  const row = JSON.stringify({ ...booking, hold_until: holdUntil });
  const store = async (take: boolean): Promise<StoredBooking | null> => {
    const most = limit && limit.most - limit.wanted;
    const [stored] = await statementOf(db).execute({ booking: row, take, most, now: limit?.now.toISOString() ?? null });
    return stored?.status ? { id: booking.id, status: stored.status } : null;
  };
  const isCertain = !booking.on_request && booking.cabins.every(({ cabins, free }) => cabins <= free);
  try {
    return await store(isCertain).catch((error: unknown) => {
      if (isCertain && isLockTimeout(error)) return store(false);
      throw error;
    });
  } catch (error) {
    // Another request with the same key came at the same moment. The statement as a whole has failed: nothing is taken.
    if (isDuplicate(error)) return null;
    throw error;
  }
}
