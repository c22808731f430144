import type { YearMonth } from '@booking/domain/date';
import type { IsoDate, TourDetail } from '@booking/domain/schema';
import { useIsHydrating } from '@booking/ui/primitives';
import { useEffect, useState } from 'react';
import { useServices, useToday } from '../../app/services.ts';
import { whenIdle } from '../../app/when-idle.ts';
import { sessionDateItem } from '../../storage/items.ts';
import { useStored } from '../../storage/use-stored.ts';
import { adjacentMonths, firstMonth, type MonthRange, shownMonths, toMonthRange } from './months.ts';
import { useCalendarWidth } from './use-calendar-width.ts';

/**
 * The months that the calendar shows; null until the first of them is known. It is set once: choosing a date must not change it. `wideOnly` is
 * the month that a server rendered for wide screens only.
 */
export function useShownMonths({ date, season }: { date: IsoDate | undefined; season: TourDetail | null }) {
  const isHydrating = useIsHydrating();
  const today = useToday();
  const stored = useStored(sessionDateItem, (item) => item.peek());
  // A server has no session storage.
  const sessionDate = isHydrating ? null : stored;
  const [kept, showFrom] = useState<YearMonth | null>(null);
  const first = kept ?? firstMonth({ searchDate: date, sessionDate, detail: season, today });
  if (first && kept === null && !isHydrating) showFrom(first);

  const range = toMonthRange(season, today);
  const width = useCalendarWidth();
  const months = first ? shownMonths(first, width, range) : null;
  const narrow = first ? shownMonths(first, 1, range) : [];
  const wideOnly = isHydrating ? months?.find((month) => !narrow.includes(month)) : undefined;
  return { first, months, wideOnly, range, showFrom };
}

type Shown = {
  tour: string;
  months: readonly YearMonth[];
  range: MonthRange | null;
  /** The range is known, and the shown months are loaded. */
  isReady: boolean;
};

/** Prefetches the months before and after those shown, and returns how to prefetch another one. */
export function useMonthPrefetch({ tour, months, range, isReady }: Shown): (month: YearMonth) => void {
  const { tourQueries, queryClient } = useServices();
  const adjacent = isReady ? adjacentMonths(months, range).join(' ') : '';
  useEffect(() => {
    if (adjacent === '') return undefined;
    return whenIdle(() => {
      for (const month of adjacent.split(' ')) void queryClient.prefetchQuery(tourQueries.departures(tour, month as YearMonth));
    });
  }, [adjacent, queryClient, tourQueries, tour]);
  return (month) => void queryClient.prefetchQuery(tourQueries.departures(tour, month));
}
