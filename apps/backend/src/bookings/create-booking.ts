import { isDeepStrictEqual } from 'node:util';
import type { BookingRequest } from '@booking/domain/schema';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isLockTimeout } from '../database/database-errors.ts';
import { prepareOnce, toPlaceholders } from '../database/prepared.ts';
import { retryConflicts } from '../database/retry-conflicts.ts';
import { type BookingRow, bookings } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';
import { CabinsTaken, takeCabins } from '../inventory/take-cabins.ts';
import { checkOpenCabins, lockClient } from './open-cabins.ts';
import { type NewBooking, type PricingDeps, priceBooking } from './price-booking.ts';

export type BookingDeps = PricingDeps & {
  db: Database;
  /** How long an unpaid booking holds its cabins, in milliseconds. */
  holdMs: number;
};

type StoredBooking = Pick<BookingRow, 'id' | 'status'>;

type StoreOptions = {
  /** The end of its hold, if it is completed. */
  holdUntil: Date;
  /** The limit for the cabins in the unpaid bookings of its client, if it has one. */
  openCabins: number;
};

/** The columns that a new booking sets. */
const { serial, error, payment_state, hold_extended, erased_at, failures, retry_at, ...given } = getTableColumns(bookings);

const insertStatement = prepareOnce((db) =>
  db
    .insert(bookings)
    // Encoded by the driver: in a prepared statement, the library fails to encode a date that is null.
    .values({ ...toPlaceholders(given), hold_until: sql`${sql.placeholder('hold_until')}` })
    .onConflictDoNothing({ target: bookings.idempotency_key })
    .returning({ id: bookings.id, status: bookings.status })
    .prepare('insert_booking'),
);

/**
 * Stores a booking in one transaction, with all of its cabins or none. The order prevents deadlocks: first the client is locked, then the
 * idempotency key by the insert, then the cabins. Returns null if the key is in use. If a running transaction uses it, the insert waits for that.
 * @throws CabinsTaken if a completed booking cannot have all of its cabins; Problem 409.
 */
const insertBooking = (
  db: Database,
  booking: NewBooking,
  status: 'completed' | 'pending',
  { holdUntil, openCabins }: StoreOptions,
): Promise<StoredBooking | null> =>
  db.transaction(async (transaction) => {
    const { client, departure_id, cabins } = booking;
    if (client) await lockClient(transaction, client);
    const row = { ...booking, status, hold_until: status === 'completed' ? holdUntil : null };
    const [stored] = await insertStatement(transaction).execute(row);
    if (!stored) return null;
    if (client) await checkOpenCabins(transaction, { ...booking, client }, openCabins);
    if (status === 'completed') await takeCabins(transaction, departure_id, cabins);
    return stored;
  });

/**
 * Stores a new booking: completed if all its cabins are certainly available. Otherwise, or if they stay locked for too long, it is pending and the
 * job completes it. Returns null and stores nothing if its idempotency key is in use.
 * @throws Problem 409 if its client would have too many unpaid cabins.
 */
export async function storeBooking(db: Database, booking: NewBooking, options: StoreOptions): Promise<StoredBooking | null> {
  const store = (status: 'completed' | 'pending') => retryConflicts(() => insertBooking(db, booking, status, options));
  if (booking.on_request) return store('pending');
  try {
    return await store('completed');
  } catch (error) {
    if (error instanceof CabinsTaken || isLockTimeout(error)) return store('pending');
    throw error;
  }
}

/**
 * The booking that an earlier request with the same key has made.
 * @throws Problem 409 if the bodies differ. The order of their keys does not matter.
 */
async function findEarlier(db: Database, request: BookingRequest): Promise<StoredBooking | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.idempotency_key, request.idempotency_key));
  if (!row) return null;
  // Through JSON, like the stored body, which drops undefined values.
  if (isDeepStrictEqual(row.request, JSON.parse(JSON.stringify(request)))) return row;
  throw new Problem(409, 'This idempotency key was used for another booking');
}

/**
 * Makes a booking, and completes it at once if possible. A repeat with the same key and body returns the existing booking, even if the request would
 * be rejected by now.
 * @throws Problem 409 for another body under the same key or a client with too many unpaid cabins, 422 for an invalid body.
 */
export async function createBooking(
  deps: BookingDeps,
  request: BookingRequest,
  client: string,
): Promise<{ booking: StoredBooking; created: boolean }> {
  const { db, holdMs, openCabins } = deps;
  const booking = await priceBooking(deps, request, client);
  if (!(booking instanceof Problem)) {
    const stored = await storeBooking(db, booking, { holdUntil: new Date(booking.created_at.getTime() + holdMs), openCabins });
    if (stored) return { booking: stored, created: true };
  }
  // The key is in use, or the request has become invalid since it was made.
  const earlier = await findEarlier(db, request);
  if (earlier) return { booking: earlier, created: false };
  throw booking instanceof Problem ? booking : new Error('a booking disappeared while it was being stored');
}
