import type { CompletedBooking } from '@booking/domain/schema';
import { textOf } from '@booking/domain/translations';
import { useTrip } from '../../layout/use-trip.ts';
import { useBookedEnd } from './use-booked-end.ts';
import { useBookingSummary } from './use-booking-summary.ts';

/** A booked trip, in the visitor's language: from the booking, and from its snapshot, as far as this browser has one. */
export function useBookedTrip(booking: CompletedBooking) {
  const summary = useBookingSummary(booking.id);
  const end = useBookedEnd(booking);
  const { tour_id, tour_name, departure_date: date } = booking;
  const trip = useTrip({ tour_id, tour_name, date, end_date: end ?? null });
  return {
    ...trip,
    /** Null if this browser has none. */
    summary,
    /** The last day; null if it is not known for certain, undefined while it is loading. */
    end,
    /** The translated name that the visitor saw. */
    shipName: summary?.shipName ?? null,
    /** The port of departure; null if it is not known. */
    port: textOf(trip.portNames, summary?.departure.port_of_departure_name),
  };
}
