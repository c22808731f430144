import { isNull, lte, or, type SQL } from 'drizzle-orm';
import type { bookings, webhookEvents } from './schema.ts';

const longestMs = 3_600_000;

type Retries = { failures: number; retry_at: Date | null };

/** After a failure: tried again after `firstMs`, then twice as long after each further failure, an hour at most. */
export function postpone({ failures }: Pick<Retries, 'failures'>, now: Date, firstMs: number): Retries {
  return { failures: failures + 1, retry_at: new Date(now.getTime() + Math.min(longestMs, firstMs * 2 ** failures)) };
}

/** What has not been postponed beyond `now`. */
export const isDue = (table: typeof bookings | typeof webhookEvents, now: Date): SQL | undefined =>
  or(isNull(table.retry_at), lte(table.retry_at, now));
