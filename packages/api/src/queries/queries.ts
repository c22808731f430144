import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { departureQueries } from './departure-queries.ts';
import { tourQueries } from './tour-queries.ts';
import { translationQueries } from './translation-queries.ts';

/**
 * The queries of what is on sale, by resource. Those of tours read the list from the cache. Those of coupons, bookings and payments are made where
 * they are used: most visits begin on a screen that has none of them.
 */
export const createQueries = (client: ApiClient, cache: QueryClient) => ({
  tours: tourQueries(client, cache),
  departures: departureQueries(client),
  translations: translationQueries(client),
});

export type Queries = ReturnType<typeof createQueries>;
