import { timestamp } from 'drizzle-orm/pg-core';

/** A column with a moment, whatever the time zone of the session. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
