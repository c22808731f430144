import { calendarDays, monthPrices } from '@booking/domain/calendar';
import type { YearMonth } from '@booking/domain/date';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { type MonthRange, monthOptions, monthsBetween } from './months.ts';
import type { useDepartures } from './use-departures.ts';

type Input = Pick<ReturnType<typeof useDepartures>, 'days' | 'today'> & {
  tour: string;
  party: number;
  months: readonly YearMonth[];
  range: MonthRange | null;
};

/**
 * The months of the dropdown with their prices. A month whose departures are in the cache has the lowest price that its days show to the party,
 * so that the list never shows more than a day does; the others have the backend's. DATE-8.
 */
export function useMonthOptions({ tour, party, months, range, days, today }: Input) {
  const { tourQueries, queryClient } = useServices();
  const { data: prices } = useQuery(tourQueries.prices(tour));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `days` changes whenever departures are loaded
  const loaded = useMemo(() => {
    const inCache = (range ? monthsBetween(range) : months).flatMap((month) => {
      const departures = queryClient.getQueryData(tourQueries.departures(tour, month).queryKey);
      return departures ? [{ month, departures }] : [];
    });
    const all = calendarDays(
      inCache.flatMap(({ departures }) => departures),
      party,
      today,
    );
    return monthPrices(
      all.values(),
      inCache.map(({ month }) => month),
    );
  }, [queryClient, tourQueries, tour, party, months, range, days, today]);
  return months[0] ? monthOptions(range, prices ?? [], months[0], loaded) : [];
}
