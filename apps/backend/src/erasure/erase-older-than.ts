import { addDays } from '@booking/domain/date';
import { and, asc, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookings, payments } from '../database/schema.ts';
import { type EraseOptions, type Erasure, eraseBooking, erasePayment } from './erase-booking.ts';

/**
 * Erases bookings whose departure, and failed bookings whose creation, was more than so many days ago, then payments without a booking that are as
 * old and paid. Anything that must not be erased yet is listed as refused. BACK-59.
 */
export async function eraseOlderThan(db: Database, days: number, options: EraseOptions): Promise<Erasure[]> {
  const createdBefore = new Date(options.now.getTime() - days * 86_400_000);
  const old = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        isNull(bookings.erased_at),
        or(
          lt(bookings.departure_date, addDays(options.today, -days)),
          and(eq(bookings.status, 'failed'), lt(bookings.created_at, createdBefore)),
        ),
      ),
    )
    .orderBy(asc(bookings.serial));
  const erasures: Erasure[] = [];
  for (const { id } of old) erasures.push(await eraseBooking(db, id, options));
  const oldPayments = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        isNull(payments.erased_at),
        isNull(payments.booking_id),
        ne(payments.status, 'Open'),
        eq(payments.demo, false),
        lt(payments.created_at, createdBefore),
      ),
    )
    .orderBy(asc(payments.created_at));
  for (const { id } of oldPayments) erasures.push(await erasePayment(db, id, options));
  return erasures;
}
