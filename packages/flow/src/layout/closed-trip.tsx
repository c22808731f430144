import { translationQueries } from '@booking/api/queries';
import { isBookable } from '@booking/domain/date';
import type { Departure, IsoDate } from '@booking/domain/schema';
import { translated } from '@booking/domain/translations';
import { ClosedTripView } from '@booking/ui/steps/closed-trip';
import { TripPanel } from '@booking/ui/summary';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHrefs, useScreens } from '../app/addresses.ts';
import { useServices, useToday } from '../app/services.ts';
import { useTourNames } from '../app/tour-names.ts';
import { Aside } from './aside.tsx';
import { tourPicture } from './tour-picture.ts';
import { useStepLayout } from './use-step-layout.tsx';

type ClosedTripProps = {
  /** One tour id, or several joined by a colon. */
  tour: string;
  date: IsoDate;
  party: number;
  /** The summary of the trip. */
  children?: ReactNode;
};

/**
 * Replaces the step of a trip that can no longer be booked, and leads to other dates. All entered details stay stored. The date is kept where it
 * is past: the date step then offers the closest days. DATE-702, DATE-36.
 */
export function ClosedTrip({ tour, date, party, children }: ClosedTripProps): ReactNode {
  const { date: dateScreen } = useScreens();
  const { href } = useHrefs();
  const isPast = !isBookable(date, useToday());
  const datesHref = href({ to: dateScreen.to, params: { tour }, search: { party, ...(isPast && { date }) } });
  return <ClosedTripView {...useStepLayout({ departure_date: datesHref })} aside={<Aside>{children}</Aside>} datesHref={datesHref} />;
}

type ClosedDepartureProps = {
  departure: Departure;
  /** The joined tours of the address, if there are any. */
  tours: string | undefined;
  party: number;
};

/** The same for the steps after the ship, whose departure is known. */
export function ClosedDeparture({ departure, tours, party }: ClosedDepartureProps): ReactNode {
  const services = useServices();
  const { client, runtime } = services;
  const { data: shipTexts } = useQuery(translationQueries(client).ships());
  const { tour_id, tour_name, ship_id, ship_name } = departure;
  return (
    <ClosedTrip tour={tours ?? tour_id} date={departure.date} party={party}>
      <TripPanel
        picture={tourPicture(services, tour_id)}
        tourName={useTourNames()?.(tour_id, tour_name).shown ?? tour_name}
        departure={departure}
        shipName={translated({ id: ship_id, name: ship_name }, shipTexts, runtime.language).name}
        party={party}
      />
    </ClosedTrip>
  );
}
