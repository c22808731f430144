import type { Departure, IsoDate } from '@booking/domain/schema';
import { TripPanel } from '@booking/ui/summary';
import type { ReactNode } from 'react';
import { useServices } from '../../app/services.ts';
import { useTourNames } from '../../app/tour-names.ts';
import { Aside } from '../../layout/aside.tsx';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { tourPicture } from '../../layout/tour-picture.ts';

type DateAsideProps = {
  /** The tour of the address; joined tours are `id1:id2`. */
  tour: string;
  /** The names of all of the address's tours; null until they are known. */
  tourName: string | null;
  party: number;
  selected: IsoDate | null;
  departure: Departure | null;
  /** The formatted dates of the trip. */
  dates: string | null;
  onRequest: boolean;
  from: ReactNode;
};

/** The side panel of the date step, and what shares the trip once a day is chosen. */
export function DateAside({ tour, tourName, party, selected, departure, dates, onRequest, from }: DateAsideProps): ReactNode {
  const services = useServices();
  const getNames = useTourNames();
  const sharedName = departure && getNames ? getNames(departure.tour_id, departure.tour_name).shown : tourName;
  return (
    <Aside>
      <TripPanel
        picture={tourPicture(services, tour)}
        tourName={tourName ?? '…'}
        departure={departure}
        dates={dates}
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
