import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isUuid } from '../database/is-uuid.ts';
import { bookings } from '../database/schema.ts';
import { bookingNumber } from './present-booking.ts';

const number = /^[A-Z]+-(\d{1,9})$/i;

/** Whether a text is an id or a number of a booking, such as `BBT-104201`. */
export const isBookingName = (text: string): boolean => isUuid(text) || number.test(text);

/** The id of the booking that has this id or number; null if there is none. Looking for a number reads the whole table. */
export async function findBookingId(db: Database, text: string): Promise<string | null> {
  const byName = isUuid(text) ? eq(bookings.id, text) : eq(bookings.serial, Number(number.exec(text)?.[1]));
  const found = await db.select({ id: bookings.id, brand: bookings.brand, serial: bookings.serial }).from(bookings).where(byName);
  return found.find((row) => isUuid(text) || bookingNumber(row) === text.toUpperCase())?.id ?? null;
}
