import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { type BookedCabin, bookings, places } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';

/** The client of a booking as it is stored: without the secret an address cannot be found by trying all of them. */
export const clientHash = (secret: string, client: string): string =>
  createHmac('sha256', `client ${secret}`).update(client).digest('base64url');

export const cabinCount = (cabins: readonly BookedCabin[]): number =>
  cabins.reduce((total, booked) => total + (booked.id === places ? 0 : booked.cabins), 0);

/** When an unpaid booking no longer counts: with its hold; one on request after a day, since it holds nothing. */
const endsAt = sql`coalesce(${bookings.hold_until}, ${bookings.created_at} + interval '1 day')`;
const isOpen = (now: Date) => sql`(
  ${bookings.status} = 'pending'
  or ${bookings.status} = 'completed' and ${bookings.payment_state} = 'Open' and ${endsAt} > ${now.toISOString()}::timestamptz
)`;

/**
 * Holds a client's unpaid bookings to `limit` cabins, over all processes: within the transaction given nobody else can add to them.
 * @throws Problem 429 where `wanted` more would be too many. BACK-35.
 */
export async function refuseCabins(
  transaction: Database,
  { client, wanted, limit, now }: { client: string; wanted: number; limit: number; now: Date },
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${client}, 0))`);
  const result = await transaction.execute(sql`
    select coalesce(sum(cabins), 0)::int as cabins, extract(epoch from min(ends_at) - ${now.toISOString()}::timestamptz)::int as seconds from (
      select ${endsAt} as ends_at, (
        select sum((cabin ->> 'cabins')::int) from jsonb_array_elements(${bookings.cabins}) cabin where cabin ->> 'id' <> ${places}
      ) as cabins
      from ${bookings} where ${bookings.client} = ${client} and ${isOpen(now)}
    ) unpaid`);
  const [open] = rowsOf<{ cabins: number; seconds: number | null }>(result);
  if ((open?.cabins ?? 0) + wanted <= limit) return;
  throw new Problem(429, 'There are too many unpaid bookings from this address.', { retryAfter: Math.max(1, open?.seconds ?? 1) });
}

/** Forgets the clients of bookings that no longer count. */
export async function forgetClients(db: Database, now: Date): Promise<void> {
  await db
    .update(bookings)
    .set({ client: null })
    .where(sql`${bookings.client} is not null and not ${isOpen(now)}`);
}
