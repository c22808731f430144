import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { departureEndpoints } from '../endpoints/departure-endpoints.ts';
import { translationStaleTime } from './stale-times.ts';

export const translationQueries = (client: ApiClient) => ({
  ships: () =>
    queryOptions({
      queryKey: ['translations', 'ships'] as const,
      queryFn: ({ signal }) => client.call(departureEndpoints.shipTranslations, {}, signal),
      staleTime: translationStaleTime,
    }),
  products: () =>
    queryOptions({
      queryKey: ['translations', 'products'] as const,
      queryFn: ({ signal }) => client.call(departureEndpoints.productTranslations, {}, signal),
      staleTime: translationStaleTime,
    }),
  /** An empty ship id returns an empty list without a call. */
  cabins: (shipId: string) =>
    queryOptions({
      queryKey: ['translations', 'ships', shipId, 'cabins'] as const,
      queryFn: ({ signal }) => (shipId === '' ? [] : client.call(departureEndpoints.cabinTranslations, { params: { shipId } }, signal)),
      staleTime: translationStaleTime,
    }),
  /** Requested only by deployments that have them, and only once: without them, vouchers have their own descriptions. CALL-10, CALL-48. */
  vouchers: () =>
    queryOptions({
      queryKey: ['translations', 'vouchers'] as const,
      queryFn: ({ signal }) => client.call(departureEndpoints.voucherTranslations, {}, signal),
      staleTime: translationStaleTime,
      retry: false,
    }),
});
