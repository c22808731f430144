import { createHmac } from 'node:crypto';
import { problemTypes } from '@booking/api/contract';
import { and, eq, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { StockedDeparture } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { type BookingRow, bookings } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';
import { type BookedCabin, places } from '../inventory/booked-cabin.ts';

/** The client address as it is stored. Without the secret, the address cannot be recovered by trying all of them. */
export const clientHash = (secret: string, client: string): string =>
  createHmac('sha256', `client ${secret}`).update(client).digest('base64url');

/** The fewest of a booking's own cabins that have a bed for each of its passengers. */
function countNeeded(types: StockedDeparture['cabins'], booked: readonly BookedCabin[]): number {
  const bedsOf = new Map(types.map(({ id, maximum_occupancy }) => [id, maximum_occupancy]));
  const beds = booked
    .flatMap(({ id, cabins }) => Array.from({ length: id === places ? 0 : cabins }, () => bedsOf.get(id) ?? 1))
    .sort((one, other) => other - one);
  let without = booked.find(({ id }) => id === places)?.cabins ?? 0;
  return beds.filter((count) => {
    const isNeeded = without > 0;
    without -= count;
    return isNeeded;
  }).length;
}

/** How many cabins of a departure one client may have unpaid: half of those that are certain, or what the party of the booking needs. */
export const mostUnpaid = ({ cabins }: StockedDeparture, booked: readonly BookedCabin[]): number =>
  Math.max(Math.floor(cabins.reduce((total, { available_count }) => total + available_count, 0) / 2), countNeeded(cabins, booked));

/** When a booking with nothing paid stops counting: when its hold ends. One on request holds nothing and counts for one day. */
const openUntil = sql`coalesce(${bookings.hold_until}, ${bookings.created_at} + interval '1 day')`;

/** Whether a booking counts towards its client's limits. While a payment is processing, nothing is paid yet. */
const isOpen = (now: Date): SQL =>
  sql`(${bookings.status} = 'pending' or (${bookings.status} = 'completed' and (${bookings.payment_state} = 'Processing'
    or (${bookings.payment_state} = 'Open' and ${openUntil} > ${now.toISOString()}::timestamptz))))`;

/** Makes concurrent transactions that count the cabins of a client wait for each other, whichever process they belong to. */
export async function lockClient(transaction: Database, client: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${client}, 0))`);
}

/** The cabins of all bookings together. */
const sumCabins = (rows: readonly Pick<BookingRow, 'cabins'>[]): number =>
  rows.flatMap(({ cabins }) => cabins).reduce((sum, { id, cabins }) => sum + (id === places ? 0 : cabins), 0);

/**
 * Checks a stored booking together with the other unpaid ones of its client: at most `most` cabins in total, and at most its `mostUnpaid` of its
 * departure. One on request takes nothing of a departure.
 * @throws Problem 409: waiting does not help, but paying does.
 */
export async function checkOpenCabins(
  transaction: Database,
  booking: Pick<BookingRow, 'id' | 'cabins' | 'departure_id' | 'on_request' | 'created_at'> & { client: string; mostUnpaid: number },
  most: number,
): Promise<void> {
  const { id, client, departure_id, created_at } = booking;
  const others = await transaction
    .select({ cabins: bookings.cabins, departure_id: bookings.departure_id, on_request: bookings.on_request })
    .from(bookings)
    .where(and(eq(bookings.client, client), ne(bookings.id, id), isOpen(created_at)));
  const all = [...others, booking];
  const onDeparture = all.filter((row) => row.departure_id === departure_id && !row.on_request);
  if (sumCabins(all) <= most && (booking.on_request || sumCabins(onDeparture) <= booking.mostUnpaid)) return;
  throw new Problem(409, 'Too many unpaid cabins of this address', { type: problemTypes.unpaidCabins });
}

/** Removes the client hash from bookings that no longer count towards a limit. */
export async function clearClients(db: Database, now: Date): Promise<void> {
  await db
    .update(bookings)
    .set({ client: null })
    .where(and(isNotNull(bookings.client), not(isOpen(now))));
}
