import type { Language } from '@booking/domain/schema';
import { shownTranslations } from '@booking/domain/translations';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { departureEndpoints } from '../endpoints/departure-endpoints.ts';
import { translationStaleTime } from './stale-times.ts';

/** Queries of translations: those that a page in the language can show. */
export const translationQueries = (client: ApiClient, language: Language) => ({
  ships: () =>
    queryOptions({
      queryKey: ['translations', 'ships'] as const,
      queryFn: async ({ signal }) => shownTranslations(await client.call(departureEndpoints.shipTranslations, {}, signal), language),
      staleTime: translationStaleTime,
    }),
  products: () =>
    queryOptions({
      queryKey: ['translations', 'products'] as const,
      queryFn: async ({ signal }) => shownTranslations(await client.call(departureEndpoints.productTranslations, {}, signal), language),
      staleTime: translationStaleTime,
    }),
  /** An empty ship id returns an empty list without a call. */
  cabins: (shipId: string) =>
    queryOptions({
      queryKey: ['translations', 'ships', shipId, 'cabins'] as const,
      queryFn: async ({ signal }) =>
        shipId === ''
          ? []
          : shownTranslations(await client.call(departureEndpoints.cabinTranslations, { params: { shipId } }, signal), language),
      staleTime: translationStaleTime,
    }),
  /** Requested only by deployments that have them, and only once: without them, vouchers have their own descriptions. CALL-10, CALL-48. */
  vouchers: () =>
    queryOptions({
      queryKey: ['translations', 'vouchers'] as const,
      queryFn: async ({ signal }) => shownTranslations(await client.call(departureEndpoints.voucherTranslations, {}, signal), language),
      staleTime: translationStaleTime,
      retry: false,
    }),
});
