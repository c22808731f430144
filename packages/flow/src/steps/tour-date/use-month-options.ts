import { calendarDays, monthPrices } from '@booking/domain/calendar';
import type { YearMonth } from '@booking/domain/date';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { type MonthRange, monthOptions, monthsBetween } from './months.ts';
import type { useDepartures } from './use-departures.ts';

type Input = Pick<ReturnType<typeof useDepartures>, 'days' | 'loading' | 'today'> & {
  tour: string;
  party: number;
  /** The months that are shown. */
  months: readonly YearMonth[];
  range: MonthRange | null;
};

/**
 * The months of the dropdown with their prices. A month that is shown, or whose departures are in the cache, has the lowest price that its days show
 * to the party, so that the list never shows more than a day does; the others have the backend's.
 */
export function useMonthOptions({ tour, party, months, range, days, loading, today }: Input) {
  const { tourQueries, queryClient } = useServices();
  const { data: prices } = useQuery(tourQueries.prices(tour));
  const cached = (range ? monthsBetween(range) : []).flatMap((month) => {
    const departures = months.includes(month) ? undefined : queryClient.getQueryData(tourQueries.departures(tour, month).queryKey);
    return departures ? [{ month, days: calendarDays(departures, party, today) }] : [];
  });
  const loaded = [...months.filter((month) => !loading.includes(month)), ...cached.map(({ month }) => month)];
  const all = [...days.values(), ...cached.flatMap((month) => [...month.days.values()])];
  return months[0] ? monthOptions(range, prices ?? [], months[0], monthPrices(all, loaded)) : [];
}
