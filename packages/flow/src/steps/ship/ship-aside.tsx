import type { IsoDate } from '@booking/domain/schema';
import type { ShipStep, TripDetails } from '@booking/domain/steps';
import type { ShipChoice } from '@booking/ui/steps/ship';
import { TripPanel } from '@booking/ui/summary';
import type { ReactNode } from 'react';
import { useServices } from '../../app/services.ts';
import { joinTourNames } from '../../app/tour-names.ts';
import { Aside } from '../../layout/aside.tsx';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { tourPicture } from '../../layout/tour-picture.ts';
import { FromPrice } from '../../trip/price/from-price.tsx';
import type { ShipData } from './use-ship-data.ts';

type ShipAsideProps = {
  data: ShipData;
  /** The tour of the address; joined tours are `id1:id2`. */
  tour: string;
  date: IsoDate;
  party: number;
  step: ShipStep | null;
  /** Null while loading. */
  choices: readonly ShipChoice[] | null;
  /** What is known of the trip: null if it is not known, undefined while loading. */
  details: TripDetails | null | undefined;
  dates: string;
};

const noTourNames = { tourName: null, tourLanguage: null };

/** The side panel of the ship step: the summary of the trip with its lowest price, and what shares it. */
export function ShipAside({ data, tour, date, party, step, choices, details, dates }: ShipAsideProps): ReactNode {
  const services = useServices();
  const { getNames, portNames, loadError } = data;
  const named = (step?.named ?? []).map(({ tour_id: id, tour_name: name }) => ({ id, name }));
  const tours = named.length > 0 ? named : data.tours;
  const { tourName, tourLanguage } = getNames ? joinTourNames(tours.map(({ id, name }) => getNames(id, name))) : noTourNames;
  const chosen = choices && step?.chosen;
  const offered = chosen ? choices.filter(({ option }) => option === chosen) : choices;
  const shipNames = new Set(offered?.map(({ shipName }) => shipName));
  return (
    <Aside>
      <TripPanel
        picture={tourPicture(services, tour)}
        tourName={tourName || (details === undefined ? undefined : null)}
        tourLanguage={tourLanguage}
        portNames={portNames}
        departure={details}
        shipName={shipNames.size === 1 ? [...shipNames][0] : null}
        shipIsOpen={shipNames.size > 1}
        dates={dates}
        party={party}
        onRequest={chosen?.day.state === 'on_request'}
        from={choices || loadError ? <FromPrice from={step?.from ?? null} /> : null}
      />
      <ShareSlot
        trip={named.length > 0 && tourName ? { tour: tourName, date, endDate: details?.end_date ?? null, persons: party } : null}
      />
    </Aside>
  );
}
