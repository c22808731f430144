import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { selectionEndpoints } from '../endpoints/selection-endpoints.ts';

/** Translations are fresh for a day. Specification section 9, decisions 'Staleness'. */
const staleTime = 86_400_000;

export const translationQueries = (client: ApiClient) => ({
  ships: () =>
    queryOptions({
      queryKey: ['translations', 'ships'] as const,
      queryFn: ({ signal }) => client.call(selectionEndpoints.shipTranslations, {}, signal),
      staleTime,
    }),
  products: () =>
    queryOptions({
      queryKey: ['translations', 'products'] as const,
      queryFn: ({ signal }) => client.call(selectionEndpoints.productTranslations, {}, signal),
      staleTime,
    }),
  /** An empty ship id answers an empty list without a call. */
  cabins: (shipId: string) =>
    queryOptions({
      queryKey: ['translations', 'ships', shipId, 'cabins'] as const,
      queryFn: ({ signal }) => (shipId === '' ? [] : client.call(selectionEndpoints.cabinTranslations, { params: { shipId } }, signal)),
      staleTime,
    }),
});
