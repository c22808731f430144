import type { IsoDate } from '@booking/domain/schema';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Runtime } from '../app/runtime.ts';

/** The id of the element with the data of a server-rendered page, as JSON. */
export const pageDataId = 'page-data';

/** `updatedAt`: the time of the response, in milliseconds since the epoch. */
type RenderedQuery = { key: QueryKey; data: unknown; updatedAt: number };

export type PageData = {
  /** The result of `renderedFor` on the server; '' if the page was rendered without some of its data. */
  renderedFor: string;
  /** The day with which the server rendered the page: the earliest one on earth. */
  today: IsoDate;
  /** The query results that the page was rendered with. */
  queries: readonly RenderedQuery[];
};

/**
 * Identifies everything besides its data that a rendered page depends on. A browser hydrates the page only if it computes the same value;
 * otherwise it renders the page from scratch.
 */
export const renderedFor = ({ brand, basepath, embedded, framed, language }: Runtime): string =>
  [brand, basepath, embedded, framed, language].join();

/** The successful queries in the cache. */
export const renderedQueries = (queryClient: QueryClient): RenderedQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) =>
      state.status === 'success' ? [{ key: queryKey, data: state.data, updatedAt: state.dataUpdatedAt }] : [],
    );

/** False if a query has failed or is still loading: the browser may have its response before hydration, and render something else. */
export const isComplete = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error' && state.fetchStatus === 'idle');

/**
 * Puts the page's query results into the cache, where they become stale like those of any request. If the server's clock is ahead, they count
 * as fetched now; otherwise they would stay fresh for too long.
 */
export function restoreQueries(queryClient: QueryClient, queries: readonly RenderedQuery[], now: number): void {
  for (const { key, data, updatedAt } of queries) queryClient.setQueryData(key, data, { updatedAt: Math.min(updatedAt, now) });
}
