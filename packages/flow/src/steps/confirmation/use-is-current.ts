import { recentBookingFor } from '@booking/domain/booking';
import { isBookable } from '@booking/domain/date';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { recentBookingEntries } from '../../storage/recent-booking.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';

/** Whether the stored data still match this page, else it must not book; and how often a press found that they do not. */
export function useIsCurrent({ departure }: CheckoutTrip, draft: { hasConflict(): boolean }): { isCurrent(): boolean; tries: number } {
  const services = useServices();
  const [tries, setTries] = useState(0);
  return {
    tries,
    isCurrent() {
      const latest = recentBookingEntries(services).read(departure.id);
      const isBooked = recentBookingFor(latest, departure.id, services.now()) !== null;
      const current = !draft.hasConflict() && !isBooked && isBookable(departure.date, services.today());
      if (!current) setTries(tries + 1);
      return current;
    },
  };
}
