import { getYearMonth } from '@booking/domain/date';
import type { CompletedBooking, IsoDate } from '@booking/domain/schema';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { bookedDepartures } from '../../payment/clear-checkout.ts';
import { useStored } from '../../storage/use-stored.ts';
import { bookedEnd } from './booked-end.ts';
import { useBookingSummary } from './use-booking-summary.ts';

/**
 * The last day of a booked trip: from its snapshot, else from the departures of its tour. Null if it is not known for certain, undefined
 * while these are loading.
 */
export function useBookedEnd({ id, tour_id, departure_date }: CompletedBooking): IsoDate | null | undefined {
  const { queries } = useServices();
  const summary = useBookingSummary(id);
  const departure = useStored(bookedDepartures, (departures) => departures.peek(id));
  const { data, isLoading } = useQuery({ ...queries.tours.departures(tour_id, getYearMonth(departure_date)), enabled: summary === null });
  if (summary) return summary.departure.end_date;
  return isLoading ? undefined : bookedEnd(data ?? [], { from: departure_date, departure });
}
