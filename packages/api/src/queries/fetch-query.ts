import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query';

type Options<Data, Key extends QueryKey> = QueryExecuteOptions<Data, Error, Data, Data, Key>;

/** The data of a query from the cache, however old, else from the backend. @throws ApiError */
export const ensureData = <Data, Key extends QueryKey>(cache: QueryClient, options: Options<Data, Key>): Promise<Data> =>
  cache.query({ ...options, staleTime: 'static' });

/** Fetches a query unless its data in the cache is fresh. Never rejects: whatever shows the data shows the error, too. */
export async function prefetch<Data, Key extends QueryKey>(cache: QueryClient, options: Options<Data, Key>): Promise<void> {
  await cache.query(options).catch(() => {});
}
