import type { Language } from '@booking/domain/schema';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { departureQueries } from './departure-queries.ts';
import { tourQueries } from './tour-queries.ts';
import { translationQueries } from './translation-queries.ts';

/**
 * The queries of what is on sale, by resource. Those of tours read the list from the cache. Those of coupons, bookings and payments are made where
 * they are used: most visits begin on a screen that has none of them.
 * @param language of the page. The cache holds only the translations that it can show
 */
export const createQueries = (client: ApiClient, cache: QueryClient, language: Language) => ({
  tours: tourQueries(client, cache, language),
  departures: departureQueries(client),
  translations: translationQueries(client, language),
});

export type Queries = ReturnType<typeof createQueries>;
