import { prefetch } from '@booking/api/queries';
import type { YearMonth } from '@booking/domain/date';
import type { IsoDate, TourDetail } from '@booking/domain/schema';
import { adjacentMonths, type ShownMonths, shownMonths } from '@booking/domain/steps';
import { useIsHydrating } from '@booking/ui/primitives';
import { useEffect, useState } from 'react';
import { useServices, useToday } from '../../app/services.ts';
import { whenIdle } from '../../app/when-idle.ts';
import { sessionDateItem } from '../../storage/items.ts';
import { useStored } from '../../storage/use-stored.ts';
import { mostMonths } from './most-months.ts';

/**
 * The months that the calendar shows, and how to show others. The first one is set once: choosing a date must not change it. Until the calendar has
 * been laid out and `onFit` was called, there may be a second month, `wideOnly`, that is only visible where two fit.
 */
export function useShownMonths({ date, season }: { date: IsoDate | undefined; season: TourDetail | null }) {
  const isHydrating = useIsHydrating();
  const today = useToday();
  const stored = useStored(sessionDateItem, (item) => item.peek());
  // A server has no session storage.
  const sessionDate = isHydrating ? null : stored;
  // Where only one can fit, the layout has nothing to add.
  const [fitting, onFit] = useState<1 | 2 | null>(() => (!isHydrating && mostMonths() === 1 ? 1 : null));
  const width = fitting ?? (isHydrating ? 2 : mostMonths());
  const monthsFrom = (month: YearMonth | null) => shownMonths({ season, today }, { month, searchDate: date, sessionDate, width });
  const [kept, show] = useState(() => (isHydrating ? null : monthsFrom(null).first));
  const shown = monthsFrom(kept);
  if (shown.first && kept === null && !isHydrating) show(shown.first);
  return { ...shown, wideOnly: fitting === null ? shown.wideOnly : undefined, show, onFit };
}

type Input = Pick<ShownMonths, 'months' | 'range'> & {
  tour: string;
  /** The range is known, and the shown months are loaded. */
  isReady: boolean;
};

/** Prefetches the months before and after those shown, and returns how to prefetch another one. */
export function useMonthPrefetch({ tour, months, range, isReady }: Input): (month: YearMonth) => void {
  const { queries, queryClient } = useServices();
  const adjacent = isReady ? adjacentMonths(months ?? [], range).join(' ') : '';
  useEffect(() => {
    if (adjacent === '') return undefined;
    return whenIdle(() => {
      for (const month of adjacent.split(' ')) void prefetch(queryClient, queries.tours.departures(tour, month as YearMonth));
    });
  }, [adjacent, queryClient, queries, tour]);
  return (month) => void prefetch(queryClient, queries.tours.departures(tour, month));
}
