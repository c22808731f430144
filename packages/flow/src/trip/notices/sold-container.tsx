import { SoldView } from '@booking/ui/steps/conflicts';
import { TripAside } from '../../layout/trip-aside.tsx';
import type { CheckoutTrip } from '../checkout-trip.ts';
import { useCheckoutLayout } from '../use-checkout-layout.ts';

/** Replaces a checkout step that cannot continue, because a chosen cabin has been sold. All entered details are kept. */
export function SoldContainer({ trip, sold }: { trip: CheckoutTrip; sold: readonly string[] }) {
  const { layout, links } = useCheckoutLayout(trip);
  return (
    <SoldView
      {...layout}
      names={sold}
      cabinsHref={links.cabins}
      backHref={links.cabins}
      aside={<TripAside trip={{ ...trip, picture: undefined }} quote={null} />}
    />
  );
}
