import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type BookingRow, bookings } from '../database/schema.ts';
import { giveBackCabins } from '../inventory/take-cabins.ts';

const hour = 3_600_000;
/** A payment in progress extends its hold to at least this long from now, in milliseconds. */
export const payingMs = hour;
const longestMs = 24 * hour;

/** The latest end of a hold, however many payments are started. BACK-18. */
export const latestHoldEnd = ({ created_at }: Pick<BookingRow, 'created_at'>): Date => new Date(created_at.getTime() + longestMs);

/** A booking that holds its cabins unpaid. One on request has no hold. */
const isHeld = and(eq(bookings.status, 'completed'), eq(bookings.payment_state, 'Open'), eq(bookings.on_request, false));

/** Extends an unpaid hold for a payment that the provider has accepted. Returns false if the hold no longer exists. BACK-18. */
export async function extendHold(db: Database, booking: BookingRow, now: Date): Promise<boolean> {
  const until = new Date(Math.min(now.getTime() + payingMs, latestHoldEnd(booking).getTime()));
  const held = await db
    .update(bookings)
    .set({ hold_until: sql`greatest(${bookings.hold_until}, ${until.toISOString()}::timestamptz)` })
    .where(and(eq(bookings.id, booking.id), isHeld))
    .returning({ id: bookings.id });
  return held.length > 0;
}

/** Expired unpaid holds. */
export const findExpiredHolds = (db: Database, now: Date): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(and(isHeld, lt(bookings.hold_until, now)))
    .limit(100);

/**
 * Expires one hold and gives its cabins back, in one transaction. Does nothing if it has been paid or extended, or a payment is in progress. Returns
 * true if the hold has expired. BACK-17.
 */
export const expireHold = (db: Database, { id, departure_id, cabins }: BookingRow, now: Date): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const expired = await transaction
      .update(bookings)
      .set({ status: 'failed', error: 'expired' })
      .where(and(eq(bookings.id, id), isHeld, lt(bookings.hold_until, now)))
      .returning({ id: bookings.id });
    if (expired.length > 0) await giveBackCabins(transaction, departure_id, cabins);
    return expired.length > 0;
  });
