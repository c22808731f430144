import { recentBookingFor } from '@booking/domain/booking';
import { isBookable } from '@booking/domain/date';
import type { Departure } from '@booking/domain/schema';
import { useServices, useToday } from '../app/services.ts';
import { attemptedCabins } from '../storage/attempted-cabins.ts';
import { recentBookingEntries } from '../storage/recent-booking.ts';
import { useStored } from '../storage/use-stored.ts';

/**
 * True if a departure can no longer be booked, by the visitor's calendar. One that this browser has booked, or has sent a request for, is never
 * closed: its booking goes on. False while the departure is not known. DATE-702.
 */
export function useIsClosed(departure: Pick<Departure, 'id' | 'date'> | null): boolean {
  const { now } = useServices();
  const today = useToday();
  const id = departure?.id ?? '';
  const isSent = useStored(attemptedCabins, (attempts) => attempts.peek(id)) !== null;
  const recent = useStored(recentBookingEntries, (entries) => entries.peek(id))?.value ?? null;
  return departure !== null && !isBookable(departure.date, today) && !isSent && recentBookingFor(recent, id, now()) === null;
}
