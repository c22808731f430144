import { integer, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, with its offset. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** For work that a job repeats until it succeeds: how often it has failed, and when it is tried next; null for at once. */
export const retries = () => ({ failures: integer().notNull().default(0), retry_at: moment('retry_at') });
