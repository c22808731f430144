import type { ReactNode } from 'react';
import { useHrefs } from '../boot/services.ts';
import { useProgress } from '../boot/use-progress.tsx';
import type { CheckoutTrip } from './checkout-trip.ts';

/** The progress of the two checkout steps: every step before can be gone back to, with what was chosen there. */
export function useCheckoutProgress(index: 4 | 5, { departure, carried }: CheckoutTrip): ReactNode {
  const hrefs = useHrefs();
  const tour = carried.tours ?? departure.tour_id;
  const { party } = carried;
  return useProgress(index, {
    departure_date: hrefs.date(tour, { date: departure.date, party }),
    ship: hrefs.ship(tour, departure.date, { party }),
    cabins: hrefs.cabins(departure.id, carried),
    ...(index === 5 ? { personal_information: hrefs.passengers(departure.id, carried) } : {}),
  });
}
