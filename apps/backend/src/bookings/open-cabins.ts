import { createHmac } from 'node:crypto';
import { and, eq, isNotNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookings } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';
import { type BookedCabin, places } from '../inventory/booked-cabin.ts';

/** The client address as it is stored. Without the secret, the address cannot be recovered by trying all of them. */
export const clientHash = (secret: string, client: string): string =>
  createHmac('sha256', `client ${secret}`).update(client).digest('base64url');

export const cabinCount = (cabins: readonly BookedCabin[]): number =>
  cabins.reduce((total, booked) => total + (booked.id === places ? 0 : booked.cabins), 0);

/** When an unpaid booking stops counting towards its client's limit: when its hold ends. One on request holds nothing and counts for one day. */
const openUntil = sql`coalesce(${bookings.hold_until}, ${bookings.created_at} + interval '1 day')`.mapWith(bookings.hold_until);

/** Whether a booking counts towards its client's limit. */
const isOpen = (now: Date): SQL | undefined =>
  or(
    eq(bookings.status, 'pending'),
    and(eq(bookings.status, 'completed'), eq(bookings.payment_state, 'Open'), sql`${openUntil} > ${now.toISOString()}::timestamptz`),
  );

/** Makes concurrent transactions that count the cabins of a client wait for each other, whichever process they belong to. */
export async function lockClient(transaction: Database, client: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${client}, 0))`);
}

/**
 * Checks that a booking and the other unpaid ones of its client together have at most `most` cabins. BACK-35.
 * @throws Problem 429. `Retry-After` is when the first of the other bookings expires.
 */
export async function checkOpenCabins(
  transaction: Database,
  { id, client, cabins }: { id: string; client: string; cabins: readonly BookedCabin[] },
  { most, now }: { most: number; now: Date },
): Promise<void> {
  const others = await transaction
    .select({ cabins: bookings.cabins, status: bookings.status, until: openUntil })
    .from(bookings)
    .where(and(eq(bookings.client, client), ne(bookings.id, id), isOpen(now)));
  const total = others.reduce((sum, other) => sum + cabinCount(other.cabins), cabinCount(cabins));
  if (total <= most) return;
  const ends = others.flatMap(({ status, until }) => (status === 'pending' || until === null ? [] : [until.getTime() - now.getTime()]));
  const retryAfter = ends.length > 0 ? Math.ceil(Math.min(...ends) / 1_000) : 1;
  throw new Problem(429, 'Too many unpaid bookings from this address', { retryAfter: Math.max(1, retryAfter) });
}

/** Removes the client hash from bookings that no longer count towards a limit. */
export async function clearClients(db: Database, now: Date): Promise<void> {
  const open = isOpen(now);
  await db
    .update(bookings)
    .set({ client: null })
    .where(and(isNotNull(bookings.client), open && not(open)));
}
