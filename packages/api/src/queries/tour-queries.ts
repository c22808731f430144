import { monthQuery } from '@booking/domain/calendar';
import { addMonths, monthStart, type YearMonth } from '@booking/domain/date';
import type { Language, Tour, TourDetail } from '@booking/domain/schema';
import { shownTranslations } from '@booking/domain/translations';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { tourEndpoints } from '../endpoints/tour-endpoints.ts';
import { translationStaleTime } from './stale-times.ts';

/** A detail made of the list's entries, with its dates unknown; undefined unless every joined id is in the list. CALL-14. */
export function detailFromList(tours: readonly Tour[] | undefined, id: string): TourDetail | undefined {
  const found = id.split(':').map((part) => tours?.find((tour) => tour.id === part));
  const known = found.filter((tour) => tour !== undefined);
  if (known.length === 0 || known.length < found.length) return undefined;
  return { id, tours: known, first_departure: null, last_departure: null, first_available: null };
}

/** Months of departures that one request asks for, where a tour does not say when it has any. */
const upcomingMonths = 12;

/**
 * Queries of tours: the list, a detail (one id or several joined by `:`), a month's departures, the month prices, and the translated names of tours and
 * ports that a page in the language can show.
 */
export const tourQueries = (client: ApiClient, cache: QueryClient, language: Language) => {
  const list = () =>
    queryOptions({
      queryKey: ['tours'] as const,
      queryFn: async ({ signal }) => (await client.call(tourEndpoints.tours, {}, signal)).data,
    });
  return {
    list,
    detail: (id: string) => {
      const listed = detailFromList(cache.getQueryData(list().queryKey), id);
      return queryOptions({
        queryKey: ['tours', id] as const,
        queryFn: ({ signal }) => client.call(tourEndpoints.tour, { params: { id } }, signal),
        enabled: id !== '',
        ...(listed && { placeholderData: listed }),
      });
    },
    /** Departures of one calendar month; pending without one. An empty tour id returns an empty list without a call. */
    departures: (id: string, month: YearMonth | undefined) =>
      queryOptions({
        queryKey: ['tours', id, 'departures', month] as const,
        queryFn: month
          ? ({ signal }) =>
              id === '' ? [] : client.call(tourEndpoints.tourDepartures, { params: { id }, query: monthQuery(month) }, signal)
          : skipToken,
      }),
    /** Departures of a year from a month on, for a tour that does not say when it has any. */
    upcoming: (id: string, from: YearMonth) =>
      queryOptions({
        queryKey: ['tours', id, 'upcoming', from] as const,
        queryFn: ({ signal }) => {
          const query = { start: monthStart(from), end: monthStart(addMonths(from, upcomingMonths)) };
          return client.call(tourEndpoints.tourDepartures, { params: { id }, query }, signal);
        },
      }),
    prices: (id: string) =>
      queryOptions({
        queryKey: ['tours', id, 'prices'] as const,
        queryFn: ({ signal }) => client.call(tourEndpoints.tourPrices, { params: { id } }, signal),
        enabled: id !== '',
      }),
    /** Translated names. Requested only by deployments that have them, and only once: without them, tours have their own names. CALL-10, CALL-42. */
    translations: () =>
      queryOptions({
        queryKey: ['translations', 'tours'] as const,
        queryFn: async ({ signal }) => shownTranslations(await client.call(tourEndpoints.tourTranslations, {}, signal), language),
        staleTime: translationStaleTime,
        retry: false,
      }),
    /** The names of ports, likewise. CALL-10, CALL-49. */
    ports: () =>
      queryOptions({
        queryKey: ['translations', 'ports'] as const,
        queryFn: async ({ signal }) => shownTranslations(await client.call(tourEndpoints.portTranslations, {}, signal), language),
        staleTime: translationStaleTime,
        retry: false,
      }),
  };
};
