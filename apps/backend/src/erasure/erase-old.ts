import { addDays } from '@booking/domain/date';
import { and, asc, eq, isNull, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { isLockTimeout, isTransientDatabaseError } from '../database/database-errors.ts';
import { bookings, payments } from '../database/schema.ts';
import { loggable } from '../log/loggable.ts';
import { type EraseOptions, type Erasure, eraseTarget } from './erase-target.ts';

/** Numbers of days after which personal data are erased; null for never. */
export type Retention = {
  /** After the departure of a booking; of a payment without a booking, after it was made. */
  departed: number | null;
  /** After a booking was made that never became a contract: it has failed, or its hold has expired. */
  failed: number | null;
};

/** What to erase, by a name without personal data. */
type Old = { name: string; erase(): Promise<Erasure> };

/** The bookings that are old by a condition, oldest first. */
async function findBookings(db: Database, isOld: SQL | undefined, age: PgColumn, options: EraseOptions): Promise<Old[]> {
  const rows = await db
    .select({ id: bookings.id, serial: bookings.serial })
    .from(bookings)
    .where(and(isNull(bookings.erased_at), isOld))
    .orderBy(asc(age));
  return rows.map(({ id, serial }) => ({ name: `booking ${serial}`, erase: () => eraseTarget(db, { kind: 'booking', id }, options) }));
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

function findFailed(db: Database, days: number, options: EraseOptions): Promise<Old[]> {
  const isOld = and(eq(bookings.status, 'failed'), lt(bookings.created_at, daysBefore(options.now, days)));
  return findBookings(db, isOld, bookings.created_at, options);
}

const findDeparted = (db: Database, days: number, options: EraseOptions): Promise<Old[]> =>
  findBookings(db, lt(bookings.departure_date, addDays(options.today, -days)), bookings.departure_date, options);

async function findPayments(db: Database, days: number, options: EraseOptions): Promise<Old[]> {
  const ofNone = and(isNull(payments.erased_at), isNull(payments.booking_id), eq(payments.demo, false));
  const isOld = lt(payments.created_at, daysBefore(options.now, days));
  const rows = await db.select({ id: payments.id }).from(payments).where(and(ofNone, isOld)).orderBy(asc(payments.created_at));
  return rows.map(({ id }) => ({ name: `payment ${id}`, erase: () => eraseTarget(db, { kind: 'payment', id }, options) }));
}

/**
 * Erases what is older than the given days, one after another: failed bookings, those whose departure was before, and payments without a booking.
 * What must not be erased yet is refused, and so is one that fails; the others follow.
 * @throws the error of a database that does not respond.
 */
export async function* eraseOld(db: Database, { departed, failed }: Retention, options: EraseOptions): AsyncGenerator<Erasure> {
  const failedAfter = failed ?? departed;
  const finds = [
    ...(failedAfter === null ? [] : [() => findFailed(db, failedAfter, options)]),
    ...(departed === null ? [] : [() => findDeparted(db, departed, options), () => findPayments(db, departed, options)]),
  ];
  for (const find of finds) {
    for (const { name, erase } of await find()) {
      yield await erase().catch((error: Error) => {
        if (isLockTimeout(error)) return { name, result: { refused: 'it is in use' } };
        if (isTransientDatabaseError(error)) throw error;
        return { name, result: { refused: loggable(error).split('\n')[0] ?? '' } };
      });
    }
  }
}
