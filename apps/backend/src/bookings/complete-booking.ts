import { sql } from 'drizzle-orm';
import { type Database, toRows } from '../database/database.ts';
import type { BookingRow } from '../database/schema.ts';

/**
 * Completes or fails a pending booking in one statement. If all its cabins are certainly available, it takes them and completes the booking. If
 * only more uncertain ones are left, it completes the booking as on request and takes nothing. If the cabins are gone, it fails the booking with
 * `cabins_unavailable`. The row of the departure is locked before it is read. This serialises all bookings of a departure and prevents deadlocks.
 * Does nothing if the booking is not pending or another worker has claimed it. BACK-10, BACK-11, BACK-14.
 * Returns the new status, or null if nothing was done.
 */
export async function completeBooking(db: Database, { id, departure_id }: BookingRow, holdUntil: Date): Promise<string | null> {
  await db.execute(sql`insert into departure_inventory (departure_id) values (${departure_id}) on conflict do nothing`);
  const result = await db.execute(sql`
    with claimed as (
      select id, on_request, cabins from bookings where id = ${id} and status = 'pending' for update skip locked
    ), stock as (
      select taken from departure_inventory where departure_id = ${departure_id} and exists (select 1 from claimed) for update
    ), decided as (
      select c.id, c.cabins, case
        when taken_with(s.taken, c.cabins, 'count') is null then 'unavailable'
        when c.on_request or taken_with(s.taken, c.cabins, 'free') is null then 'on_request'
        else 'certain'
      end as outcome
      from claimed c, stock s
    ), taken as (
      update departure_inventory i set taken = taken_with(i.taken, d.cabins, 'free')
      from decided d where i.departure_id = ${departure_id} and d.outcome = 'certain'
    )
    update bookings b set
      status = case d.outcome when 'unavailable' then 'failed' else 'completed' end,
      error = case d.outcome when 'unavailable' then 'cabins_unavailable' end,
      on_request = d.outcome = 'on_request',
      hold_until = case d.outcome when 'certain' then ${holdUntil.toISOString()}::timestamptz end
    from decided d where b.id = d.id
    returning b.status`);
  const [row] = toRows<{ status: string }>(result);
  return row?.status ?? null;
}
