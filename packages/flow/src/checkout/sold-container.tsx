import { SoldView } from '@booking/ui/steps/conflicts';
import { SummaryPanel } from '@booking/ui/summary';
import { Aside } from '../layout/aside.tsx';
import type { CheckoutTrip } from './checkout-trip.ts';
import { useCheckoutLayout } from './use-checkout-layout.ts';

/** Replaces a checkout step that cannot continue, because a chosen cabin has been sold. All entered details are kept. */
export function SoldContainer({ trip, sold }: { trip: CheckoutTrip; sold: readonly string[] }) {
  const { layout, links } = useCheckoutLayout(trip);
  const { departure, tourName, tourLanguage, portNames, shipName, names } = trip;
  return (
    <SoldView
      {...layout}
      names={sold}
      cabinsHref={links.cabins}
      backHref={links.cabins}
      aside={
        <Aside>
          <SummaryPanel
            tourName={tourName}
            tourLanguage={tourLanguage}
            portNames={portNames}
            departure={departure}
            shipName={shipName}
            quote={null}
            {...names}
          />
        </Aside>
      }
    />
  );
}
