import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { departureQueries } from './departures/departure-queries.ts';
import { tourQueries } from './tours/tour-queries.ts';
import { translationQueries } from './translations/translation-queries.ts';

/** The GETs of choosing as queryOptions, shared by loaders and containers. */
export const createQueries = (client: ApiClient, cache: QueryClient) => ({
  tours: tourQueries(client, cache),
  departures: departureQueries(client),
  translations: translationQueries(client),
});

export type Queries = ReturnType<typeof createQueries>;
