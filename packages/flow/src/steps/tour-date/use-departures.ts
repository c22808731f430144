import { calendarDays } from '@booking/domain/calendar';
import { getYearMonth, type YearMonth } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices, useToday } from '../../app/services.ts';

/** Fetches a month's departures; without a month it sends no request. */
export function useMonth(tour: string, month: YearMonth | undefined) {
  const { tourQueries } = useServices();
  const enabled = month !== undefined;
  const query = useQuery({ ...tourQueries.departures(tour, month ?? ('' as YearMonth)), enabled });
  return { query, month, pending: enabled && query.isPending, failed: enabled && query.isError && !query.data };
}

/**
 * The departures of the shown months (one or two) and of the chosen date's month, as calendar days for a party. Three separate
 * queries: a list of queries would need more code than it saves.
 */
export function useDepartures(input: { tour: string; months: readonly YearMonth[]; date: IsoDate | undefined; party: number }) {
  const { tour, months, date, party } = input;
  const first = useMonth(tour, months[0]);
  const second = useMonth(tour, months[1]);
  const ofDate = date && !months.includes(getYearMonth(date)) ? getYearMonth(date) : undefined;
  const chosen = useMonth(tour, ofDate);
  const all = [first, second, chosen];

  const today = useToday();
  const [one, two, three] = [first.query.data, second.query.data, chosen.query.data];
  const days = useMemo(
    () => calendarDays([...(one ?? []), ...(two ?? []), ...(three ?? [])], party, today),
    [one, two, three, party, today],
  );
  const loading = all.flatMap(({ pending, month }) => (pending && month ? [month] : []));
  const failed = all.filter((month) => month.failed).map(({ query }) => query);
  const day = date ? days.get(date) : undefined;
  const own = date ? all.find(({ month }) => month === getYearMonth(date)) : undefined;
  /** After loading, no departure fits the chosen day. DATE-25. */
  const gone = own?.query.data !== undefined && (!day || day.state === 'unavailable');
  return { days, loading, failed, gone, today };
}
