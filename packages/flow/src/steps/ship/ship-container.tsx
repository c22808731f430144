import { isBookable } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import type { ReactNode } from 'react';
import { useScreens } from '../../app/addresses.ts';
import { useToday } from '../../app/services.ts';
import { PictureCaptions } from '../../layout/picture-captions.tsx';
import { isNotFound } from '../../trip/load-error.ts';
import { ClosedTripSlot } from '../../trip/notices/closed-trip-slot.tsx';
import { TourNotFound } from '../../trip/tour-not-found.tsx';
import { useSeason } from '../../trip/use-season.ts';
import { ShipStep } from './ship-step.tsx';

/** Step 2: ship choice. A tour that does not exist shows a not-found page, a date that can no longer be booked a way to others. */
export function ShipContainer(): ReactNode {
  const { ship } = useScreens();
  const params = ship.useParams();
  const { party } = ship.useSearch();
  const tour = params.tour;
  const date = params.date as IsoDate;
  const { detail } = useSeason(tour);
  const today = useToday();
  if (!detail.data && isNotFound(detail.error)) return <TourNotFound />;
  if (!isBookable(date, today)) return <ClosedTripSlot tour={tour} date={date} party={party} />;
  return (
    <PictureCaptions>
      <ShipStep key={`${tour} ${date}`} tour={tour} date={date} />
    </PictureCaptions>
  );
}
