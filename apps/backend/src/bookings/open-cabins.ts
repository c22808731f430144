import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, toRows } from '../database/database.ts';
import { type BookedCabin, bookings, places } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';

/** The client address as it is stored. Without the secret, the address cannot be recovered by trying all of them. */
export const clientHash = (secret: string, client: string): string =>
  createHmac('sha256', `client ${secret}`).update(client).digest('base64url');

export const cabinCount = (cabins: readonly BookedCabin[]): number =>
  cabins.reduce((total, booked) => total + (booked.id === places ? 0 : booked.cabins), 0);

/** A request for more cabins by a client whose unpaid bookings may have `most` in total. BACK-35. */
export type CabinLimit = { client: string; requested: number; most: number; now: Date };

/** The 429 response for a client with too many unpaid cabins. `Retry-After` is when the first of its unpaid bookings expires. */
export async function toCabinLimitProblem(db: Database, { client, now }: CabinLimit): Promise<Problem> {
  const result = await db.execute(sql`select seconds from client_open_cabins(${client}::text, ${now.toISOString()}::timestamptz)`);
  const [open] = toRows<{ seconds: number | null }>(result);
  return new Problem(429, 'Too many unpaid bookings from this address', { retryAfter: Math.max(1, open?.seconds ?? 1) });
}

/** Removes the client hash from bookings that no longer count towards a limit. */
export async function clearClients(db: Database, now: Date): Promise<void> {
  await db
    .update(bookings)
    .set({ client: null })
    .where(sql`${bookings.client} is not null and booking_open_until(${bookings}.*) <= ${now.toISOString()}::timestamptz`);
}
