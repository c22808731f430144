import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isDuplicate, isLockTimeout } from '../database/database-faults.ts';
import { type BookingRow, bookings } from '../database/schema.ts';
import { fits, takenWith } from '../inventory/take-cabins.ts';
import type { CabinLimit } from './open-cabins.ts';

/** A booking that is to be made, before it is known what becomes of it. */
export type NewBooking = Omit<typeof bookings.$inferInsert, 'status' | 'error' | 'payment_state' | 'hold_until' | 'serial'>;
export type StoredBooking = Pick<BookingRow, 'id' | 'status'>;

const { status: _s, error: _e, payment_state: _p, hold_until: _h, serial: _n, ...given } = getTableColumns(bookings);

const value = (name: string) => sql.placeholder(name);
const typed = (name: string, column: (typeof given)[keyof typeof given]): SQL =>
  sql`${sql.param(value(name), column)}::${sql.raw(column.getSQLType())}`;
const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** What a statement for storing depends on: how many types of cabins it takes at once, and whether the client's cabins are counted. */
type Shape = { types: number; limited: boolean };

/**
 * Stores a booking unless its key is in use or the client has too many cabins: pending, or completed where all of the types that it needs are free
 * for certain and taken by the same statement. So both or neither: the conditional update is on the departure's single row, where PostgreSQL
 * serialises all bookings of a departure and looks at the condition again after each that was waited for.
 */
function storing(db: Database, { types, limited }: Shape) {
  const isWithin = sql`(select cabins from client_open_cabins(${value('client')}::text, ${value('now')}::timestamptz)) <= ${value('most')}::int`;
  const admitted = db.$with('admitted', { one: sql<number>`one` }).as(sql`
    select 1 as one
    where not exists (select 1 from ${bookings} where ${bookings.idempotency_key} = ${value('idempotency_key')}::uuid)
    ${limited ? sql`and ${isWithin}` : sql``}`);

  const needs = Array.from({ length: types }, (_, type) => ({
    id: value(`id${type}`),
    cabins: value(`cabins${type}`),
    free: value(`free${type}`),
  }));
  const row = sql.raw('i');
  // The first booking of a departure has no row to look at: what it needs of an empty ship has been checked.
  const taken = db.$with('taken', { one: sql<number>`one` }).as(sql`
    insert into departure_inventory as i (departure_id, taken)
    select ${value('departure_id')}::text, jsonb_build_object(${list(needs.map(({ id, cabins }) => sql`${id}::text, ${cabins}::int`))}) from admitted
    on conflict (departure_id) do update set taken = ${takenWith(row, needs)} where ${fits(row, needs, ({ free }) => free)}
    returning 1 as one`);
  const isTaken = types === 0 ? sql`false` : sql`exists (select 1 from taken)`;

  const columns = Object.entries(given);
  const names = [...columns.map(([, { name }]) => name), 'status', 'hold_until'].map((name) => sql`${sql.identifier(name)}`);
  const stored = db
    .$with('stored', { id: sql<StoredBooking['id']>`id`.as('id'), status: sql<StoredBooking['status']>`status`.as('status') })
    .as(sql`
      insert into ${bookings} (${list(names)})
      select ${list(columns.map(([name, column]) => typed(name, column)))},
        case when ${isTaken} then 'completed' else 'pending' end,
        case when ${isTaken} then ${value('hold_until')}::timestamptz end
      from admitted
      returning id, status`);
  return db
    .with(...(types === 0 ? [admitted, stored] : [admitted, taken, stored]))
    .select({ id: stored.id, status: stored.status })
    .from(stored)
    .prepare(`store_${types}${limited ? '_limited' : ''}`);
}

type Statement = ReturnType<typeof storing>;
const made = new WeakMap<Database, Map<string, Statement>>();

/** Making a statement of so many columns takes longer than executing it: once for a database and shape. */
function statementOf(db: Database, shape: Shape): Statement {
  const statements = made.get(db) ?? new Map<string, Statement>();
  made.set(db, statements);
  const key = `${shape.types} ${shape.limited}`;
  const statement = statements.get(key) ?? storing(db, shape);
  statements.set(key, statement);
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
  const store = async (types: NewBooking['cabins']): Promise<StoredBooking | null> => {
    const values: Record<string, unknown> = { deposit: null, client: null, ...booking, hold_until: holdUntil.toISOString() };
    for (const [type, { id, cabins, free }] of types.entries())
      Object.assign(values, { [`id${type}`]: id, [`cabins${type}`]: cabins, [`free${type}`]: free });
    if (limit) Object.assign(values, { now: limit.now.toISOString(), most: limit.most - limit.wanted });
    const [row] = await statementOf(db, { types: types.length, limited: limit !== null }).execute(values);
    return row ?? null;
  };
  const isCertain = !booking.on_request && booking.cabins.every(({ cabins, free }) => cabins <= free);
  try {
    return await store(isCertain ? booking.cabins : []).catch((error: unknown) => {
      if (isCertain && isLockTimeout(error)) return store([]);
      throw error;
    });
  } catch (error) {
    // Another request with the same key came at the same moment. The statement as a whole has failed: nothing is taken.
    if (isDuplicate(error)) return null;
    throw error;
  }
}
