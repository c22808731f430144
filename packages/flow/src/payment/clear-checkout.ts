import { bookingSummaries } from '../storage/booking-summary.ts';
import { clearDeparture } from '../storage/clear-departure.ts';
import type { EntrySource } from '../storage/departure-entries.ts';
import { recentBookingEntries } from '../storage/recent-booking.ts';

/** The departure that a booking made in this browser is of: from its snapshot, else from its record; null for a booking made elsewhere. */
export const departureOfBooking = (source: EntrySource, bookingId: string): string | null =>
  bookingSummaries(source).read(bookingId)?.departure.id ??
  recentBookingEntries(source)
    .all()
    .find(({ id }) => id === bookingId)?.departureId ??
  null;

/** After a booking is confirmed: removes its record and everything that was entered for its departure. STORE-14. */
export function clearCheckout(source: EntrySource, bookingId: string): void {
  const departureId = departureOfBooking(source, bookingId);
  if (departureId !== null) clearDeparture(source.storage, departureId);
}
