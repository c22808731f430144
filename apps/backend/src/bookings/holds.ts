import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, toRows } from '../database/database.ts';
import { type BookingRow, bookings } from '../database/schema.ts';

const hour = 3_600_000;
/** A payment in progress extends its hold to at least this long from now, in milliseconds. */
export const payingMs = hour;
const longestMs = 24 * hour;

/** The latest end of a hold, however many payments are started. BACK-18. */
export const latestHoldEnd = ({ created_at }: Pick<BookingRow, 'created_at'>): Date => new Date(created_at.getTime() + longestMs);

/** Extends an unpaid hold for a payment that the provider has accepted. Returns false if the hold no longer exists. BACK-18. */
export async function extendHold(db: Database, booking: BookingRow, now: Date): Promise<boolean> {
  const until = new Date(Math.min(now.getTime() + payingMs, latestHoldEnd(booking).getTime()));
  const held = await db
    .update(bookings)
    .set({ hold_until: sql`greatest(${bookings.hold_until}, ${until.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(bookings.id, booking.id),
        eq(bookings.status, 'completed'),
        eq(bookings.payment_state, 'Open'),
        eq(bookings.on_request, false),
      ),
    )
    .returning({ id: bookings.id });
  return held.length > 0;
}

/** Expired unpaid holds. A booking on request has no hold. */
export const findExpiredHolds = (db: Database, now: Date): Promise<BookingRow[]> =>
  db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'completed'),
        eq(bookings.payment_state, 'Open'),
        eq(bookings.on_request, false),
        lt(bookings.hold_until, now),
      ),
    )
    .limit(100);

/**
 * Expires one hold and frees its cabins in a single statement. Does nothing if it has been paid or extended, or a payment is in progress. Returns
 * true if the hold has expired.
 */
export async function expireHold(db: Database, { id, departure_id, cabins }: BookingRow, now: Date): Promise<boolean> {
  const less = cabins.map(
    (cabin) => sql`jsonb_build_object(${cabin.id}::text, greatest(0, coalesce((i.taken ->> ${cabin.id})::int, 0) - ${cabin.cabins}::int))`,
  );
  const result = await db.execute(sql`
    with expired as (
      update bookings set status = 'failed', error = 'expired'
      where id = ${id} and status = 'completed' and payment_state = 'Open' and not on_request and hold_until < ${now.toISOString()}::timestamptz
      returning id
    )
    update departure_inventory i set taken = i.taken || ${sql.join(less, sql` || `)}
    where i.departure_id = ${departure_id} and exists (select 1 from expired)
    returning i.departure_id`);
  return toRows(result).length > 0;
}
