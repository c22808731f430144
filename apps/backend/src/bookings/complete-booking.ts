import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import type { BookingRow } from '../database/schema.ts';

const takenNow = (id: string): SQL => sql`coalesce((i.taken ->> ${id})::int, 0)`;

/**
 * Ends a pending booking: takes its cabins and completes it, or fails it with `cabins_unavailable`, in one statement. Its one
 * conditional update is on the departure's single row, so PostgreSQL serialises all bookings of a departure there: it evaluates the condition
 * again after waiting for another booking, takes all cabins or none, and bookings cannot deadlock. Does nothing when
 * the booking is not pending or another worker has claimed it. A booking of more cabins than are free for certain becomes one on request.
 * Returns the new status, or null when nothing was done.
 */
export async function completeBooking(db: Database, { id, departure_id, cabins }: BookingRow, holdUntil: Date): Promise<string | null> {
  const fits = cabins.map((cabin) => sql`${takenNow(cabin.id)} + ${cabin.cabins}::int <= ${cabin.count}::int`);
  const merged = cabins.map((cabin) => sql`jsonb_build_object(${cabin.id}::text, ${takenNow(cabin.id)} + ${cabin.cabins}::int)`);
  const beyondFree = cabins.map((cabin) => sql`(t.taken ->> ${cabin.id})::int > ${cabin.free}::int`);
  await db.execute(sql`insert into departure_inventory (departure_id) values (${departure_id}) on conflict do nothing`);
  const result = await db.execute(sql`
    with claimed as (
      select id from bookings where id = ${id} and status = 'pending' for update skip locked
    ), taken as (
      update departure_inventory i set taken = i.taken || ${sql.join(merged, sql` || `)}
      where i.departure_id = ${departure_id} and exists (select 1 from claimed) and ${sql.join(fits, sql` and `)}
      returning i.taken
    )
    update bookings b set
      status = case when exists (select 1 from taken) then 'completed' else 'failed' end,
      error = case when exists (select 1 from taken) then null else 'cabins_unavailable' end,
      on_request = b.on_request or exists (select 1 from taken t where ${sql.join(beyondFree, sql` or `)}),
      hold_until = ${holdUntil.toISOString()}::timestamptz
    from claimed where b.id = claimed.id
    returning b.status`);
  const [row] = rowsOf<{ status: string }>(result);
  return row?.status ?? null;
}
