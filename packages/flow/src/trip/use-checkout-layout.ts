import { useHrefs, useScreens } from '../app/addresses.ts';
import { earlierSteps } from '../layout/earlier-steps.ts';
import { useStepLayout } from '../layout/use-step-layout.tsx';
import type { CheckoutTrip } from './checkout-trip.ts';

/** The layout props of a checkout step, with links back to every previous step that keep the choices; the passengers get the query string as it came. */
export function useCheckoutLayout({ departure, carried }: CheckoutTrip) {
  const { id, tour_id } = departure;
  const screens = useScreens();
  const { href } = useHrefs();
  const tour = carried.tours ?? tour_id;
  const params = { departure: id };
  const links = {
    ...earlierSteps(screens, href, { ...carried, tour, departure }),
    cabins: href({ to: screens.cabins.to, params, search: carried }),
    personal_information: href({ to: screens.passengers.to, params, search: true }),
  };
  return { layout: useStepLayout(links), links };
}
