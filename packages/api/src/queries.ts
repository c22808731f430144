import type { QueryClient } from '@tanstack/react-query';
import { bookingQueries } from './bookings/booking-queries.ts';
import type { ApiClient } from './client.ts';
import { departureQueries } from './departures/departure-queries.ts';
import { paymentQueries } from './payments/payment-queries.ts';
import { tourQueries } from './tours/tour-queries.ts';
import { translationQueries } from './translations/translation-queries.ts';

/** Every GET of the contract as queryOptions, shared by loaders and containers. */
export const createQueries = (client: ApiClient, cache: QueryClient) => ({
  tours: tourQueries(client, cache),
  departures: departureQueries(client),
  translations: translationQueries(client),
  bookings: bookingQueries(client),
  payments: paymentQueries(client),
});

export type Queries = ReturnType<typeof createQueries>;
