import { SoldView } from '@booking/ui/steps/meanwhile';
import { SummaryPanel } from '@booking/ui/summary';
import { Aside } from '../layout/aside.tsx';
import type { CheckoutTrip } from './checkout-trip.ts';
import { useCheckoutLayout } from './use-checkout-layout.ts';

/** A step of the checkout that cannot go on: a chosen cabin was sold meanwhile. Everything entered is kept. BOOK-31. */
export function SoldContainer({ trip, sold }: { trip: CheckoutTrip; sold: readonly string[] }) {
  const { frame, links } = useCheckoutLayout(trip);
  const { departure, shipName, names } = trip;
  return (
    <SoldView
      {...frame}
      names={sold}
      cabinsHref={links.cabins}
      backHref={links.cabins}
      aside={
        <Aside>
          <SummaryPanel tourName={departure.tour_name} departure={departure} shipName={shipName} quote={null} {...names} />
        </Aside>
      }
    />
  );
}
