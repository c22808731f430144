import { bookingSummaries } from '../storage/booking-summary.ts';
import { clearDeparture } from '../storage/clear.ts';
import type { EntrySource } from '../storage/departure-entries.ts';
import { recentBookingEntries } from '../storage/recent-booking.ts';

/** The departures of the bookings made in this browser: from their snapshots, else from their records. */
export function bookedDepartures(source: EntrySource): {
  /** The departure of a booking; null for one made elsewhere. */
  peek(bookingId: string): string | null;
} {
  const summaries = bookingSummaries(source);
  const recent = recentBookingEntries(source);
  return {
    peek: (bookingId) =>
      summaries.peek(bookingId)?.departure.id ?? recent.peekAll().find(({ value }) => value.id === bookingId)?.value.departureId ?? null,
  };
}

/** After a booking is confirmed: removes its record and everything that was entered for its departure. STORE-14. */
export function clearCheckout(source: EntrySource, bookingId: string): void {
  const departureId = bookedDepartures(source).peek(bookingId);
  if (departureId !== null) clearDeparture(source.storage, departureId);
}
