import type { DateStep } from '@booking/domain/steps';
import { TripPanel } from '@booking/ui/summary';
import type { ReactNode } from 'react';
import { useServices } from '../../app/services.ts';
import { Aside } from '../../layout/aside.tsx';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { tourPicture } from '../../layout/tour-picture.ts';
import { FromPrice } from '../../trip/price/from-price.tsx';
import type { DateData } from './use-date-data.ts';

type DateAsideProps = {
  data: DateData;
  /** The tour of the address; joined tours are `id1:id2`. */
  tour: string;
  step: DateStep;
};

/** The side panel of the date step, and what shares the trip once a day is chosen. */
export function DateAside({ data: { getNames, names, portNames, tourName }, tour, step }: DateAsideProps): ReactNode {
  const services = useServices();
  const { selected, departure, details, party, from, isOnRequest } = step;
  const sharedName = departure && getNames ? getNames(departure.tour_id, departure.tour_name).shown : tourName;
  return (
    <Aside>
      <TripPanel
        picture={tourPicture(services, tour)}
        tourName={tourName}
        tourLanguage={names?.tourLanguage}
        portNames={portNames}
        departure={details}
        party={party}
        onRequest={isOnRequest}
        from={<FromPrice from={from} />}
      />
      <ShareSlot
        trip={selected && sharedName ? { tour: sharedName, date: selected, endDate: departure?.end_date ?? null, persons: party } : null}
      />
    </Aside>
  );
}
