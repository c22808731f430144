import type { Products, Voucher } from '@booking/domain/schema';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { departureEndpoints } from '../endpoints/departure-endpoints.ts';

const minute = 60_000;
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
  /** Skipped (null) when id or code is empty; cached for 10 minutes, per departure and code. */
  voucher: (id: string, code: string) =>
    queryOptions({
      queryKey: ['departures', id, 'voucher', code] as const,
      queryFn: async ({ signal }): Promise<Voucher | null> =>
        id === '' || code === '' ? null : client.call(departureEndpoints.departureVoucher, { params: { id }, query: { code } }, signal),
      staleTime: 10 * minute,
      gcTime: 10 * minute,
    }),
});
