import { isBookable } from '@booking/domain/date';
import type { Departure, IsoDate } from '@booking/domain/schema';
import { translated } from '@booking/domain/translations';
import { useFormat } from '@booking/ui/i18n';
import { ClosedTripView } from '@booking/ui/steps/closed-trip';
import { TripPanel } from '@booking/ui/summary';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { usePortNames } from '../../app/local-texts.ts';
import { useServices, useToday } from '../../app/services.ts';
import { joinTourNames, useTourNames } from '../../app/tour-names.ts';
import { Aside } from '../../layout/aside.tsx';
import { tourPicture } from '../../layout/tour-picture.ts';
import { useStepLayout } from '../../layout/use-step-layout.tsx';
import { BookedTripSlot } from './booked-trip-slot.tsx';

export type ClosedTripProps = {
  /** One tour id, or several joined by a colon. */
  tour: string;
  date: IsoDate;
  party: number;
  /** Shown in the summary; not known on the ship step. */
  departure?: Departure | undefined;
};

/**
 * Replaces the step of a trip that can no longer be booked, and leads to other dates, or to the booking that this browser has made of it. All entered details stay stored. The date is kept where it
 * is past: the date step then offers the closest days. Loaded on demand.
 */
export function ClosedTrip({ tour, date, party, departure }: ClosedTripProps): ReactNode {
  const { date: dateScreen } = useScreens();
  const { href } = useHrefs();
  const isPast = !isBookable(date, useToday());
  const datesHref = href({ to: dateScreen.to, params: { tour }, search: { party, ...(isPast && { date }) } });
  return (
    <ClosedTripView
      {...useStepLayout({ departure_date: datesHref })}
      aside={
        <Aside>
          <Summary tour={tour} date={date} party={party} departure={departure} />
        </Aside>
      }
      datesHref={datesHref}
      notice={departure ? <BookedTripSlot departureId={departure.id} /> : null}
    />
  );
}

/** Which trip it is, without a price. */
function Summary({ tour, date, party, departure }: ClosedTripProps): ReactNode {
  const services = useServices();
  const { runtime, queries } = services;
  const format = useFormat();
  const getNames = useTourNames();
  const portNames = usePortNames();
  const { data: shipTexts } = useQuery(queries.translations.ships());
  const { data: detail } = useQuery(queries.tours.detail(tour));
  const tours = departure ? [{ id: departure.tour_id, name: departure.tour_name }] : (detail?.tours ?? []);
  const ship = departure && { id: departure.ship_id, name: departure.ship_name };
  return (
    <TripPanel
      picture={tourPicture(services, departure?.tour_id ?? tour)}
      {...(getNames ? joinTourNames(tours.map(({ id, name }) => getNames(id, name))) : { tourName: undefined })}
      portNames={portNames}
      departure={departure ?? null}
      dates={departure ? null : format.date(date, 'full')}
      shipName={ship ? translated(ship, shipTexts, runtime.language).name : null}
      party={party}
      total={false}
    />
  );
}
