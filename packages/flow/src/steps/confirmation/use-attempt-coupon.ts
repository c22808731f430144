import { departureQueries } from '@booking/api/queries';
import type { BookingRequest, Voucher } from '@booking/domain/schema';
import type { CouponUnknownProps } from '@booking/ui/steps/meanwhile';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';

/** The coupon of a request that was sent: part of its price. Null in both while there is no such request, or none in it. */
export function useAttemptCoupon(
  departureId: string,
  sent: BookingRequest | null,
): { voucher: Voucher | null; unsettled: CouponUnknownProps | null } {
  const { client } = useServices();
  const code = sent?.voucher ?? '';
  const { data, isFetching, refetch } = useQuery({ ...departureQueries(client).voucher(departureId, code), enabled: code !== '' });
  const isUnknown = code !== '' && data === undefined;
  return {
    voucher: data ?? null,
    unsettled: isUnknown ? { code, busy: isFetching, onRetry: () => void refetch(), onWithout: null } : null,
  };
}
