import { getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isDuplicate, isLockTimeout } from '../database/database-faults.ts';
import { type BookingRow, bookings } from '../database/schema.ts';

/** A booking that is to be made, before it is known what becomes of it. */
export type NewBooking = Omit<typeof bookings.$inferInsert, 'status' | 'error' | 'payment_state' | 'hold_until' | 'serial'>;
export type StoredBooking = Pick<BookingRow, 'id' | 'status'>;

const { status: _s, error: _e, payment_state: _p, hold_until: _h, serial: _n, ...given } = getTableColumns(bookings);
const stored = { id: bookings.id, status: bookings.status };

/** The values of a new booking, to be filled in when the statement is executed. */
const places = Object.fromEntries(Object.keys(given).map((name) => [name, sql.placeholder(name)])) as {
  [Name in keyof typeof given]: Placeholder<Name>;
};

/** Stores a booking that the job will complete or fail. */
const pendingStatement = (db: Database) =>
  db
    .insert(bookings)
    .values({ ...places, status: 'pending' })
    .returning(stored)
    .prepare('store_pending');

const wanted = sql`jsonb_to_recordset(${sql.placeholder('wanted')}::jsonb) as w(id text, cabins int, free int)`;
const after: SQL = sql`coalesce((i.taken ->> w.id)::int, 0) + w.cabins`;

/**
 * Takes all that a booking needs of its departure and stores it completed, where that is free for certain; else stores it pending. One statement,
 * so both or neither: its conditional update is on the departure's single row, where PostgreSQL serialises all bookings of a departure and looks at
 * the condition again after each that was waited for.
 */
function completedStatement(db: Database) {
  const isTaken = sql`exists (select 1 from taken)`;
  const taken = db.$with('taken', { one: sql<number>`one` }).as(sql`
    insert into departure_inventory as i (departure_id, taken)
    select ${sql.placeholder('departure_id')}::text, jsonb_object_agg(w.id, w.cabins) from ${wanted}
    on conflict (departure_id) do update set taken = i.taken || (select jsonb_object_agg(w.id, ${after}) from ${wanted})
    where not exists (select 1 from ${wanted} where ${after} > w.free)
    returning 1 as one`);
  return db
    .with(taken)
    .insert(bookings)
    .values({
      ...places,
      status: sql`case when ${isTaken} then 'completed' else 'pending' end`,
      hold_until: sql`case when ${isTaken} then ${sql.placeholder('hold_until')}::timestamptz end`,
    })
    .returning(stored)
    .prepare('store_completed');
}

/** Making a statement of so many columns takes longer than executing it: once for a database. A transaction is another one each time. */
function oncePer<Statement>(make: (db: Database) => Statement): (db: Database) => Statement {
  const made = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = made.get(db) ?? make(db);
    made.set(db, statement);
    return statement;
  };
}

const pendingOf = oncePer(pendingStatement);
const completedOf = oncePer(completedStatement);

/** Runs one statement: on its own, or as the last one of a transaction. */
export type Within = <Result>(store: (database: Database) => Promise<Result>) => Promise<Result>;

/**
 * Stores a new booking: completed where nothing stands against it, else pending, for the job to end it. What stands against it: it is on request, needs
 * more than is free for certain, or others hold the departure's row for too long. Null where its idempotency key is in use already. BACK-43.
 */
export async function storeBooking(within: Within, booking: NewBooking, holdUntil: Date): Promise<StoredBooking | null> {
  const values = { deposit: null, client: null, ...booking };
  const completing = { ...values, wanted: JSON.stringify(booking.cabins), hold_until: holdUntil.toISOString() };
  const pending = () => within((db) => pendingOf(db).execute(values));
  const completed = () =>
    within((db) => completedOf(db).execute(completing)).catch((error: unknown) => {
      if (!isLockTimeout(error)) throw error;
      return pending();
    });
  const isCertain = !booking.on_request && booking.cabins.every(({ cabins, free }) => cabins <= free);
  try {
    const [row] = await (isCertain ? completed() : pending());
    return row ?? null;
  } catch (error) {
    // The statement as a whole has failed: nothing is taken.
    if (isDuplicate(error)) return null;
    throw error;
  }
}
