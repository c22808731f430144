import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { type BookingRow, bookings } from '../database/schema.ts';

/** Expired unpaid holds. A booking on request holds nothing. */
export const endedHolds = (db: Database, now: Date): Promise<BookingRow[]> =>
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
 * Ends one hold and frees its cabins, in one statement: both or neither. Does nothing when it was paid, is being paid, or was extended meanwhile.
 * True when the hold has ended.
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
  return rowsOf(result).length > 0;
}
