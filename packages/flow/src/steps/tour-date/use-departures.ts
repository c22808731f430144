import { calendarDays, isOutsideSeason, type Season } from '@booking/domain/calendar';
import { getYearMonth, type YearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices, useToday } from '../../app/services.ts';

/** Fetches a month's departures; without a month it sends no request, and none before `isReady`. */
export function useMonth(tour: string, month: YearMonth | undefined, isReady = true) {
  const { queries } = useServices();
  const isShown = month !== undefined;
  const query = useQuery({ ...queries.tours.departures(tour, month), enabled: isReady });
  return { query, month, pending: isShown && query.isPending, failed: isShown && query.isError && !query.data };
}

type Input = {
  tour: string;
  /** The shown months. */
  months: readonly YearMonth[];
  date: IsoDate | undefined;
  party: number;
  /** Null until the tour is loaded: which months it has is not known before. */
  season: Season | null;
  /** The tour is loaded, or failed to load. */
  isReady: boolean;
};

/**
 * The departures of the shown months (one or two) and of the chosen date's month, as calendar days for a party. Three separate
 * queries: a list of queries would need more code than it saves. For a date outside the season nothing is requested.
 */
export function useDepartures({ tour, months, date, party, season, isReady }: Input) {
  const isOutside = date !== undefined && season !== null && isOutsideSeason(date, season);
  const first = useMonth(tour, months[0], isReady);
  const second = useMonth(tour, months[1], isReady);
  const ofDate = date && !isOutside && !months.includes(getYearMonth(date)) ? getYearMonth(date) : undefined;
  const chosen = useMonth(tour, ofDate, isReady);
  const all = [first, second, chosen];

  const today = useToday();
  const [one, two, three] = [first.query.data, second.query.data, chosen.query.data];
  const days = useMemo(
    () => calendarDays([...(one ?? []), ...(two ?? []), ...(three ?? [])], party, today),
    [one, two, three, party, today],
  );
  return {
    days,
    loaded: all.flatMap(({ query, month }) => (query.data && month ? [month] : [])),
    loading: all.flatMap(({ pending, month }) => (pending && month ? [month] : [])),
    failed: all.filter((month) => month.failed).map(({ query }) => query),
  };
}
