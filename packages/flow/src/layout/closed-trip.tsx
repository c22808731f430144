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

export type ClosedTripProps = {
  /** One tour id, or several joined by a colon. */
  tour: string;
  date: IsoDate;
  party: number;
  /** Shown in the summary; not known on the ship step. */
  departure?: Departure;
};

/**
 * Replaces the step of a trip that can no longer be booked, and leads to other dates. All entered details stay stored. The date is kept where it
 * is past: the date step then offers the closest days. Loaded on demand. DATE-702, DATE-36.
 */
export function ClosedTrip({ tour, date, party, departure }: ClosedTripProps): ReactNode {
  const { date: dateScreen } = useScreens();
  const { href } = useHrefs();
  const isPast = !isBookable(date, useToday());
  const datesHref = href({ to: dateScreen.to, params: { tour }, search: { party, ...(isPast && { date }) } });
  return (
    <ClosedTripView
      {...useStepLayout({ departure_date: datesHref })}
      aside={<Aside>{departure ? <Summary departure={departure} party={party} /> : null}</Aside>}
      datesHref={datesHref}
    />
  );
}

function Summary({ departure, party }: { departure: Departure; party: number }): ReactNode {
  const services = useServices();
  const { client, runtime } = services;
  const { data: shipTexts } = useQuery(translationQueries(client).ships());
  const { tour_id, tour_name, ship_id, ship_name } = departure;
  return (
    <TripPanel
      picture={tourPicture(services, tour_id)}
      tourName={useTourNames()?.(tour_id, tour_name).shown ?? tour_name}
      departure={departure}
      shipName={translated({ id: ship_id, name: ship_name }, shipTexts, runtime.language).name}
      party={party}
    />
  );
}
