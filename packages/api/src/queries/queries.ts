import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { departureQueries } from './departure-queries.ts';
import { tourQueries } from './tour-queries.ts';
import { translationQueries } from './translation-queries.ts';
import { voucherQueries } from './voucher-queries.ts';

/**
 * The queries of what is on sale, by resource. Those of tours read the list from the cache. The queries of bookings and payments are made where they
 * are used: most visits begin on a screen that has neither.
 */
export const createQueries = (client: ApiClient, cache: QueryClient) => ({
  tours: tourQueries(client, cache),
  departures: departureQueries(client),
  translations: translationQueries(client),
  vouchers: voucherQueries(client),
});

export type Queries = ReturnType<typeof createQueries>;
