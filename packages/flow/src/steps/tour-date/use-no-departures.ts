import { isSeasonOver } from '@booking/domain/calendar';
import { getYearMonth, isBookable } from '@booking/domain/date';
import type { TourDetail } from '@booking/domain/schema';
import { useQuery } from '@tanstack/react-query';
import { useServices, useToday } from '../../app/services.ts';

type Ended = {
  /** Why the tour has nothing to book. Null if it has, and until that is known. */
  reason: 'over' | 'none' | null;
  isPending: boolean;
};

/** A backend may not say when a tour has departures, though it has some. */
const hasNoDates = ({ first_departure, last_departure, first_available }: TourDetail): boolean =>
  (first_departure ?? last_departure ?? first_available) === null;

/**
 * Whether a tour has nothing to book: its last departure has been, or it names none and has none in the year to come. `season` is null until the tour
 * is loaded.
 */
export function useNoDepartures(tour: string, season: TourDetail | null): Ended {
  const { queries } = useServices();
  const today = useToday();
  const asks = season !== null && hasNoDates(season);
  const { data, isPending } = useQuery({ ...queries.tours.upcoming(tour, getYearMonth(today)), enabled: asks });
  if (season !== null && isSeasonOver(season, today)) return { reason: 'over', isPending: false };
  if (!asks) return { reason: null, isPending: false };
  const isEmpty = data?.every(({ date }) => !isBookable(date, today)) ?? false;
  return { reason: isEmpty ? 'none' : null, isPending };
}
