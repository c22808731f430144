import type { Products } from '@booking/domain/schema';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { departureEndpoints } from '../endpoints/departure-endpoints.ts';

const noProducts: Products = { bikes: [], diets: [], other: [], sgr: null, insurance_policies: [] };

/** Queries of one departure. The departure itself is not retried: its 404 is an expected response. ERR-5. */
export const departureQueries = (client: ApiClient) => ({
  detail: (id: string) =>
    queryOptions({
      queryKey: ['departures', id] as const,
      queryFn: ({ signal }) => client.call(departureEndpoints.departure, { params: { id } }, signal),
      retry: false,
    }),
  cabins: (id: string) =>
    queryOptions({
      queryKey: ['departures', id, 'cabins'] as const,
      queryFn: ({ signal }) => client.call(departureEndpoints.departureCabins, { params: { id } }, signal),
    }),
  /** An empty id returns an empty default without a call. */
  products: (id: string) =>
    queryOptions({
      queryKey: ['departures', id, 'products'] as const,
      queryFn: ({ signal }) => (id === '' ? noProducts : client.call(departureEndpoints.departureProducts, { params: { id } }, signal)),
    }),
});
