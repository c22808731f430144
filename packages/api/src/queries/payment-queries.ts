import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { bookingEndpoints } from '../endpoints/booking-endpoints.ts';

/** A standalone payment. Always stale: its state must be current. */
export const paymentQueries = (client: ApiClient) => ({
  detail: (id: string) =>
    queryOptions({
      queryKey: ['payments', id] as const,
      queryFn: ({ signal }) => client.call(bookingEndpoints.payment, { params: { id } }, signal),
      staleTime: 0,
    }),
});
