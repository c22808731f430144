import { isBookable } from '@booking/domain/date';
import type { Departure } from '@booking/domain/schema';
import { useToday } from '../../app/services.ts';
import { attemptedCabins } from '../../storage/attempted-cabins.ts';
import { useStored } from '../../storage/use-stored.ts';

/**
 * True if a departure can no longer be booked, by the visitor's calendar. One that this browser has sent a request for is not closed: the request is
 * followed up. False while the departure is not known.
 */
export function useIsClosed(departure: Pick<Departure, 'id' | 'date'> | null): boolean {
  const today = useToday();
  const isSent = useStored(attemptedCabins, (attempts) => attempts.peek(departure?.id ?? '')) !== null;
  return departure !== null && !isBookable(departure.date, today) && !isSent;
}
