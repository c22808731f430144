import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isLockTimeout } from '../database/database-errors.ts';
import { type BookingRow, bookings } from '../database/schema.ts';
import type { CabinLimit } from './open-cabins.ts';

/** Columns that the database sets itself. */
const generatedColumns = ['status', 'error', 'payment_state', 'serial'] as const;

/** A booking that is to be made, before it is known what becomes of it. */
export type NewBooking = Omit<typeof bookings.$inferInsert, (typeof generatedColumns)[number] | 'hold_until'>;
export type StoredBooking = Pick<BookingRow, 'id' | 'status'>;

/** The columns of a new booking, which are the names of the function's parameters. */
const columns = Object.keys(getTableColumns(bookings)).filter((name) => !generatedColumns.some((other) => other === name));

/** By a function of the database, which keeps its plans: of so many columns, planning takes longer than storing. */
function storing(db: Database) {
  const given = ['take', 'most_cabins', ...columns].map((name) => sql`${sql.identifier(name)} => ${sql.placeholder(name)}`);
  return (
    db
      .select({ status: sql<StoredBooking['status'] | null>`status` })
      // Not `from book(…)`: rows of a function in `from` are first put into a store of their own.
      .from(sql`(select book(${sql.join(given, sql`, `)}) as status) as made`)
      .prepare('book')
  );
}

const made = new WeakMap<Database, ReturnType<typeof storing>>();

function getStatement(db: Database): ReturnType<typeof storing> {
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
  const row = {
    ...booking,
    request: JSON.stringify(booking.request),
    cabins: JSON.stringify(booking.cabins),
    deposit: booking.deposit ?? null,
    client: booking.client ?? null,
    created_at: booking.created_at.toISOString(),
    hold_until: holdUntil.toISOString(),
    most_cabins: limit && limit.most - limit.wanted,
  };
  const store = async (take: boolean): Promise<StoredBooking | null> => {
    const [stored] = await getStatement(db).execute({ ...row, take });
    return stored?.status ? { id: booking.id, status: stored.status } : null;
  };
  const isCertain = !booking.on_request && booking.cabins.every(({ cabins, free }) => cabins <= free);
  return store(isCertain).catch((error: unknown) => {
    if (isCertain && isLockTimeout(error)) return store(false);
    throw error;
  });
}
