import { addDays } from '@booking/domain/date';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isLockTimeout, isTransientDatabaseError } from '../database/database-errors.ts';
import { bookings, payments } from '../database/schema.ts';
import { loggable } from '../log/loggable.ts';
import { type EraseOptions, type Erasure, eraseBooking, erasePayment } from './erase-booking.ts';

/** Numbers of days after which personal data are erased; null for never. */
export type Retention = {
  /** After the departure of a booking; of a payment without a booking, after it was made. */
  departed: number | null;
  /** After a booking was made that never became a contract: it has failed, or its hold has expired. */
  failed: number | null;
};

type Old = { name: string; erase(): Promise<Erasure> };

const toOldBookings = (db: Database, rows: readonly { id: string; serial: number }[], options: EraseOptions): Old[] =>
  rows.map(({ id, serial }) => ({ name: `booking ${serial}`, erase: () => eraseBooking(db, id, options) }));

const kept = isNull(bookings.erased_at);
const booking = { id: bookings.id, serial: bookings.serial };

async function findFailed(db: Database, days: number, options: EraseOptions): Promise<Old[]> {
  const isOld = lt(bookings.created_at, daysBefore(options.now, days));
  const rows = await db
    .select(booking)
    .from(bookings)
    .where(and(kept, eq(bookings.status, 'failed'), isOld))
    .orderBy(asc(bookings.created_at));
  return toOldBookings(db, rows, options);
}

async function findDeparted(db: Database, days: number, options: EraseOptions): Promise<Old[]> {
  const isOld = lt(bookings.departure_date, addDays(options.today, -days));
  const rows = await db.select(booking).from(bookings).where(and(kept, isOld)).orderBy(asc(bookings.departure_date));
  return toOldBookings(db, rows, options);
}

async function findPayments(db: Database, days: number, options: EraseOptions): Promise<Old[]> {
  const ofNone = and(isNull(payments.erased_at), isNull(payments.booking_id), eq(payments.demo, false));
  const isOld = lt(payments.created_at, daysBefore(options.now, days));
  const rows = await db.select({ id: payments.id }).from(payments).where(and(ofNone, isOld)).orderBy(asc(payments.created_at));
  return rows.map(({ id }) => ({ name: `payment ${id}`, erase: () => erasePayment(db, id, options) }));
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/**
 * Erases what is older than the given days, one after another: failed bookings, those whose departure was before, and payments without a booking.
 * What must not be erased yet is refused, and so is one that fails; the others follow. BACK-59, BACK-79.
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
