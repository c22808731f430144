import { formatDate } from '@booking/domain/date';
import { isIsoDate } from '@booking/domain/schema';
import { server } from '@booking/languages';
import { bookingNumber } from '../bookings/present-booking.ts';
import type { BookingRow } from '../database/schema.ts';
import { places } from '../inventory/booked-cabin.ts';

/** What the payment of a balance is for, in the booking's language: number, tour, start and persons. */
export function describeBalance(booking: BookingRow): string {
  const { locale, tour_name, departure_date, cabins } = booking;
  const { title, persons } = server[locale].balance;
  const start = isIsoDate(departure_date) ? formatDate(departure_date, locale) : departure_date;
  const count = cabins.find(({ id }) => id === places)?.cabins ?? 0;
  return `${title} ${bookingNumber(booking)}: ${[tour_name, start, persons(count)].join(' · ')}`;
}
