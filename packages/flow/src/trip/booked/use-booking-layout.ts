import type { CompletedBooking } from '@booking/domain/schema';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { bookedDepartures } from '../../payment/clear-checkout.ts';
import { useStored } from '../../storage/use-stored.ts';
import { useBookingSummary } from './use-booking-summary.ts';

/**
 * The layout props of a booking's pages, with links back to the previous steps. Links to a departure need the snapshot or the record of the
 * booking; another browser links only date and ship, of the booked tour alone.
 */
export function useBookingLayout({ id, tour_id, departure_date }: CompletedBooking) {
  const screens = useScreens();
  const { href } = useHrefs();
  const summary = useBookingSummary(id);
  const departure = useStored(bookedDepartures, (departures) => departures.peek(id));
  const party = summary?.quote.passengers;
  const tour = { tour: summary?.carried.tours ?? tour_id };
  const trip = departure ? { params: { departure }, search: summary?.carried ?? { tours: tour_id } } : null;
  return useStepLayout({
    departure_date: href({ to: screens.date.to, params: tour, search: { date: departure_date, party } }),
    ship: href({ to: screens.ship.to, params: { ...tour, date: departure_date }, search: { party } }),
    ...(trip && {
      cabins: href({ to: screens.cabins.to, ...trip }),
      personal_information: href({ to: screens.passengers.to, ...trip }),
    }),
  });
}
