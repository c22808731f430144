import type { Departure, IsoDate, Language } from '@booking/domain/schema';
import type { TripDetails } from '@booking/domain/steps';
import { type TripFact, TripPanel } from '@booking/ui/summary';
import type { ReactNode } from 'react';
import { usePortNames } from '../../app/local-texts.ts';
import { useServices } from '../../app/services.ts';
import { useTourNames } from '../../app/tour-names.ts';
import { Aside } from '../../layout/aside.tsx';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { tourPicture } from '../../layout/tour-picture.ts';

type DateAsideProps = {
  /** The tour of the address; joined tours are `id1:id2`. */
  tour: string;
  /** The names of all of the address's tours. */
  tourName: TripFact;
  tourLanguage: Language | null | undefined;
  party: number;
  selected: IsoDate | null;
  departure: Departure | null;
  /** What is known of the trip; null while no day is chosen. */
  details: TripDetails | null;
  onRequest: boolean;
  from: ReactNode;
};

/** The side panel of the date step, and what shares the trip once a day is chosen. */
export function DateAside({
  tour,
  tourName,
  tourLanguage,
  party,
  selected,
  departure,
  details,
  onRequest,
  from,
}: DateAsideProps): ReactNode {
  const services = useServices();
  const getNames = useTourNames();
  const sharedName = departure && getNames ? getNames(departure.tour_id, departure.tour_name).shown : tourName;
  return (
    <Aside>
      <TripPanel
        picture={tourPicture(services, tour)}
        tourName={tourName}
        tourLanguage={tourLanguage}
        portNames={usePortNames()}
        departure={details}
        party={party}
        onRequest={onRequest}
        from={from}
      />
      <ShareSlot
        trip={selected && sharedName ? { tour: sharedName, date: selected, endDate: departure?.end_date ?? null, persons: party } : null}
      />
    </Aside>
  );
}
