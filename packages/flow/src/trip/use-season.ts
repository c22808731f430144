import { useQuery } from '@tanstack/react-query';
import { useServices } from '../app/services.ts';

/**
 * A tour, for the steps that request its departures. `known` is null until its dates are loaded; a placeholder from the tour list has none.
 * Departures are requested once `isReady`: the season is known, or the first request for it has failed.
 */
export function useSeason(tour: string) {
  const { queries } = useServices();
  const detail = useQuery(queries.tours.detail(tour));
  const known = detail.data && !detail.isPlaceholderData ? detail.data : null;
  return { detail, known, isReady: known !== null || detail.failureCount > 0 };
}
