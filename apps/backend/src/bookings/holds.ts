import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isDue } from '../database/postpone.ts';
import { type BookingRow, bookings } from '../database/schema.ts';
import { giveBackCabins } from '../inventory/take-cabins.ts';

const hour = 3_600_000;
/** A payment in progress extends its hold to at least this long from now, in milliseconds. */
export const payingMs = hour;
const longestMs = 24 * hour;

/** The latest end of an extended hold: after twice the length of a hold, in milliseconds, or a day. */
export const latestHoldEnd = ({ created_at }: Pick<BookingRow, 'created_at'>, holdMs: number): Date =>
  new Date(created_at.getTime() + Math.min(2 * holdMs, longestMs));

/** A booking that holds its cabins unpaid. One on request has no hold. */
const isHeld = and(eq(bookings.status, 'completed'), eq(bookings.payment_state, 'Open'), eq(bookings.on_request, false));

/**
 * Extends an unpaid hold, once, for a payment that the provider has accepted. Returns false if the hold no longer exists, or is over and has been
 * extended before.
 */
export async function extendHold(db: Database, booking: BookingRow, { now, holdMs }: { now: Date; holdMs: number }): Promise<boolean> {
  const until = new Date(Math.min(now.getTime() + payingMs, latestHoldEnd(booking, holdMs).getTime()));
  const isHeldOne = and(eq(bookings.id, booking.id), isHeld);
  await db
    .update(bookings)
    .set({ hold_until: until, hold_extended: true })
    .where(and(isHeldOne, eq(bookings.hold_extended, false), lt(bookings.hold_until, until)));
  const held = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isHeldOne, gt(bookings.hold_until, now)));
  return held.length > 0;
}

/** Expired unpaid holds, oldest first, without those that are postponed. */
export const findExpiredHolds = (db: Database, now: Date, limit: number): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(and(isHeld, lt(bookings.hold_until, now), isDue(bookings, now)))
    .orderBy(asc(bookings.hold_until))
    .limit(limit);

/** Leaves an expired hold to a later run. */
export async function postponeHold(db: Database, { id }: BookingRow, retries: Pick<BookingRow, 'failures' | 'retry_at'>): Promise<void> {
  await db
    .update(bookings)
    .set(retries)
    .where(and(eq(bookings.id, id), isHeld));
}

/**
 * Expires one hold and gives its cabins back, in one transaction. Does nothing if it has been paid or extended, or a payment is in progress. Returns
 * true if the hold has expired.
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
