import { calendarDays } from '@booking/domain/calendar';
import { monthOf, type YearMonth } from '@booking/domain/date';
import type { Departure, IsoDate } from '@booking/domain/schema';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../boot/services.ts';

const combine = (results: readonly UseQueryResult<Departure[]>[]) => ({
  departures: results.flatMap(({ data }) => data ?? []),
  pending: results.map(({ isPending }) => isPending),
  failed: results.filter(({ error, data }) => error && !data),
});

/** The departures of the shown months and of the chosen date's month, as calendar days for a party. */
export function useDepartures(input: { tour: string; months: readonly YearMonth[]; date: IsoDate | undefined; party: number }) {
  const { tour, months, date, party } = input;
  const { queries, today: currentDay } = useServices();
  const wanted = [...new Set([...months, ...(date ? [monthOf(date)] : [])])];
  const { departures, pending, failed } = useQueries({ queries: wanted.map((month) => queries.tours.departures(tour, month)), combine });
  const today = currentDay();
  const days = useMemo(() => calendarDays(departures, party, today), [departures, party, today]);
  const loading = wanted.filter((_, index) => pending[index]);
  const loaded = date !== undefined && !loading.includes(monthOf(date)) && failed.length === 0;
  const day = date ? days.get(date) : undefined;
  /** After loading, no departure fits the chosen day. Specification section 4. */
  const gone = loaded && (!day || day.state === 'unavailable');
  return { days, loading, failed, gone, today };
}
