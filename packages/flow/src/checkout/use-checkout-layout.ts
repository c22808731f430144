import { useHrefs, useScreens } from '../app/addresses.ts';
import { useStepLayout } from '../layout/use-step-layout.tsx';
import type { CheckoutTrip } from './checkout-trip.ts';

/** The layout props of a checkout step, with links back to every previous step that keep the choices. */
export function useCheckoutLayout({ departure: { id, tour_id, date }, carried }: CheckoutTrip) {
  const screens = useScreens();
  const { href } = useHrefs();
  const tour = carried.tours ?? tour_id;
  const { party } = carried;
  const trip = { params: { departure: id }, search: carried };
  const links = {
    departure_date: href({ to: screens.date.to, params: { tour }, search: { date, party } }),
    ship: href({ to: screens.ship.to, params: { tour, date }, search: { party } }),
    cabins: href({ to: screens.cabins.to, ...trip }),
    personal_information: href({ to: screens.passengers.to, ...trip }),
  };
  return { layout: useStepLayout(links), links, trip };
}
