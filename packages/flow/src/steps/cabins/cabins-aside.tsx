import type { Quote } from '@booking/domain/pricing';
import { SummaryPanel } from '@booking/ui/summary';
import type { ReactNode } from 'react';
import { useServices } from '../../app/services.ts';
import { Aside } from '../../layout/aside.tsx';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { tourPicture } from '../../layout/tour-picture.ts';
import { toTripFacts } from '../../layout/trip-facts.ts';
import type { CabinsData } from './use-cabins-data.ts';

type CabinsAsideProps = {
  data: CabinsData;
  /** One tour id, or several joined by a colon; undefined while the departure loads. */
  tour: string | undefined;
  party: number;
  quote: Quote | null;
  /** How the price has changed since it was last shown. */
  notice: ReactNode;
};

/** The side panel of the cabin step: the summary of the trip with its price, and what shares it. */
export function CabinsAside({ data, tour, party, quote, notice }: CabinsAsideProps): ReactNode {
  const services = useServices();
  const { departure, trip, names, loadError } = data;
  const tourName = trip?.isNamed ? trip.tourName : null;
  /** What is not known yet is loading, unless a request has failed. */
  const waiting = loadError ? null : undefined;
  return (
    <Aside>
      <SummaryPanel
        picture={tourPicture(services, tour)}
        tourName={tourName ?? waiting}
        tourLanguage={trip?.tourLanguage}
        departure={departure ?? waiting}
        party={party}
        shipName={trip?.shipName ?? null}
        quote={quote}
        notice={notice}
        portNames={trip?.portNames ?? null}
        {...names}
      />
      <ShareSlot trip={departure && tourName ? toTripFacts(departure, tourName, party) : null} />
    </Aside>
  );
}
