import { bookingSummaries } from '../storage/booking-summary.ts';
import { clearDeparture } from '../storage/clear.ts';
import type { EntrySource } from '../storage/departure-entries.ts';
import { recentBookingEntries } from '../storage/recent-booking.ts';

/** Looks up the departures of bookings made in this browser, from their snapshots or else their records. */
export function bookedDepartures(source: EntrySource): {
  /** The departure of a booking; null if it was made in another browser. */
  peek(bookingId: string): string | null;
} {
  const summaries = bookingSummaries(source);
  const recent = recentBookingEntries(source);
  return {
    peek: (bookingId) =>
      summaries.peek(bookingId)?.departure.id ?? recent.peekAll().find(({ value }) => value.id === bookingId)?.value.departureId ?? null,
  };
}

/** Removes the record of a confirmed booking and everything that was entered for its departure. */
export function clearCheckout(source: EntrySource, bookingId: string): void {
  const departureId = bookedDepartures(source).peek(bookingId);
  if (departureId !== null) clearDeparture(source.storage, departureId);
}
