import { formatDate } from '@booking/domain/date';
import { isIsoDate, type Language } from '@booking/domain/schema';
import { bookingNumber } from '../bookings/present-booking.ts';
import type { BookingRow } from '../database/schema.ts';
import { places } from '../inventory/booked-cabin.ts';

type Words = { balance: string; persons(count: number): string };

const words: Readonly<Record<Language, Words>> = {
  en: { balance: 'Balance of booking', persons: (count) => (count === 1 ? '1 person' : `${count} people`) },
  nl: { balance: 'Restbedrag van boeking', persons: (count) => (count === 1 ? '1 persoon' : `${count} personen`) },
  de: { balance: 'Restbetrag der Buchung', persons: (count) => (count === 1 ? '1 Person' : `${count} Personen`) },
};

/** What the payment of a balance is for, in the booking's language: number, tour, start and persons. */
export function describeBalance(booking: BookingRow): string {
  const { locale, tour_name, departure_date, cabins } = booking;
  const { balance, persons } = words[locale];
  const start = isIsoDate(departure_date) ? formatDate(departure_date, locale) : departure_date;
  const count = cabins.find(({ id }) => id === places)?.cabins ?? 0;
  return `${balance} ${bookingNumber(booking)}: ${[tour_name, start, persons(count)].join(' · ')}`;
}
