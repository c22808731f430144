import { calendarDays, monthPrices } from '@booking/domain/calendar';
import { type DateOffer, type MonthOption, monthOptions, monthsBetween } from '@booking/domain/steps';
import { useIsHydrating } from '@booking/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useServices, useToday } from '../../app/services.ts';

type Input = Pick<DateOffer, 'months' | 'range' | 'days' | 'loading'> & { tour: string; party: number };

/**
 * The months of the dropdown with their prices. A month that is shown, or whose departures are in the cache, has the lowest price that its days show
 * to the party, so that the list never shows more than a day does; the others have the backend's.
 */
export function useMonthOptions({ tour, party, months, range, days, loading }: Input): MonthOption[] {
  const { queries, queryClient } = useServices();
  const today = useToday();
  // A browser's cache may have more months than the server's had.
  const isHydrating = useIsHydrating();
  const { data: prices } = useQuery(queries.tours.prices(tour));
  const shown = months ?? [];
  const cached = (range && !isHydrating ? monthsBetween(range) : []).flatMap((month) => {
    const departures = shown.includes(month) ? undefined : queryClient.getQueryData(queries.tours.departures(tour, month).queryKey);
    return departures ? [{ month, days: calendarDays(departures, party, today) }] : [];
  });
  const loaded = [...shown.filter((month) => !loading.includes(month)), ...cached.map(({ month }) => month)];
  const all = [...days.values(), ...cached.flatMap((month) => [...month.days.values()])];
  return shown[0] ? monthOptions(range, prices ?? [], shown[0], monthPrices(all, loaded)) : [];
}
