import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isLockTimeout } from '../database/database-errors.ts';
import { type BookingRow, bookings } from '../database/schema.ts';
import type { CabinLimit } from './open-cabins.ts';

/** Columns that the database sets itself. */
const generatedColumns = ['status', 'error', 'payment_state', 'serial'] as const;

/** A booking before it is stored, without its outcome. */
export type NewBooking = Omit<typeof bookings.$inferInsert, (typeof generatedColumns)[number] | 'hold_until'>;
export type StoredBooking = Pick<BookingRow, 'id' | 'status'>;

/** The columns of a new booking, named like the parameters of the function `book`. */
const columns = Object.keys(getTableColumns(bookings)).filter((name) => !generatedColumns.some((other) => other === name));

/**
 * Prepares the call of the database function `book`. The function caches its query plans: planning a statement with so many columns takes longer
 * than running it.
 */
function prepareStatement(db: Database) {
  const given = ['take', 'most_cabins', ...columns].map((name) => sql`${sql.identifier(name)} => ${sql.placeholder(name)}`);
  return (
    db
      .select({ status: sql<StoredBooking['status'] | null>`status` })
      // Not `from book(…)`: rows of a function in `from` are materialised first.
      .from(sql`(select book(${sql.join(given, sql`, `)}) as status) as made`)
      .prepare('book')
  );
}

const made = new WeakMap<Database, ReturnType<typeof prepareStatement>>();

function getStatement(db: Database): ReturnType<typeof prepareStatement> {
  const statement = made.get(db) ?? prepareStatement(db);
  made.set(db, statement);
  return statement;
}

/**
 * Stores a new booking: completed if possible, otherwise pending, for the job to complete it. It is pending if it is on request, needs more than is
 * certainly available, or waits too long for the row of the departure. Returns null and stores nothing if its idempotency key is in use or its
 * client would have too many cabins. BACK-35, BACK-43.
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
    most_cabins: limit && limit.most - limit.requested,
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
