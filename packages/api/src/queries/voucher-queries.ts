import type { Voucher } from '@booking/domain/schema';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client.ts';
import { voucherEndpoints } from '../endpoints/voucher-endpoints.ts';

const minute = 60_000;

/** A coupon code's discount on a departure. */
export const voucherQueries = (client: ApiClient) => ({
  /** Skipped (null) when id or code is empty; cached for 10 minutes, per departure and code. */
  detail: (id: string, code: string) =>
    queryOptions({
      queryKey: ['departures', id, 'voucher', code] as const,
      queryFn: async ({ signal }): Promise<Voucher | null> =>
        id === '' || code === '' ? null : client.call(voucherEndpoints.departureVoucher, { params: { id }, query: { code } }, signal),
      staleTime: 10 * minute,
      gcTime: 10 * minute,
    }),
});
