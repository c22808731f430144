import { queryOptions } from '@tanstack/react-query';
import { pollDelay } from '../bookings/poll-delay.ts';
import type { ApiClient } from '../client.ts';
import { bookingEndpoints } from '../endpoints/booking-endpoints.ts';

/** The booking result. While it is pending it is polled: after 300 ms, then with doubling delays up to 3 s. BOOK-3. */
export const bookingQueries = (client: ApiClient) => ({
  detail: (id: string) =>
    queryOptions({
      queryKey: ['bookings', id] as const,
      queryFn: ({ signal }) => client.call(bookingEndpoints.booking, { params: { id } }, signal),
      refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollDelay(state.dataUpdateCount - 1) : false),
      staleTime: 0,
    }),
});
