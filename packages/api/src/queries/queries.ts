import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { bookingQueries } from './booking-queries.ts';
import { departureQueries } from './departure-queries.ts';
import { paymentQueries } from './payment-queries.ts';
import { tourQueries } from './tour-queries.ts';
import { translationQueries } from './translation-queries.ts';
import { voucherQueries } from './voucher-queries.ts';

/** All queries of the HTTP contract, by resource. Those of tours read the list from the cache. */
export const createQueries = (client: ApiClient, cache: QueryClient) => ({
  tours: tourQueries(client, cache),
  departures: departureQueries(client),
  translations: translationQueries(client),
  vouchers: voucherQueries(client),
  bookings: bookingQueries(client),
  payments: paymentQueries(client),
});

export type Queries = ReturnType<typeof createQueries>;
