import { type BookingSummary, bookingSummaries } from '../../storage/booking-summary.ts';
import { useStored } from '../../storage/use-stored.ts';

/** The snapshot of a booking's trip; null if this browser has none. */
export const useBookingSummary = (bookingId: string): BookingSummary | null =>
  useStored(bookingSummaries, (summaries) => summaries.peek(bookingId));
