import type { ReactNode } from 'react';
import { useScreens } from '../../app/addresses.ts';
import { isNotFound } from '../../trip/load-error.ts';
import { TourNotFound } from '../../trip/tour-not-found.tsx';
import { useSeason } from '../../trip/use-season.ts';
import { TourDateStep } from './tour-date-step.tsx';

/** Step 1: tour date. A tour that does not exist shows a not-found page. */
export function TourDateContainer(): ReactNode {
  const { tour } = useScreens().date.useParams();
  const { detail } = useSeason(tour);
  if (!detail.data && isNotFound(detail.error)) return <TourNotFound />;
  return <TourDateStep key={tour} tour={tour} />;
}
