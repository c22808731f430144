import { voucherQueries } from '@booking/api/queries';
import type { BookingRequest, Voucher } from '@booking/domain/schema';
import type { CouponUnknownProps } from '@booking/ui/steps/conflicts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';

/** The coupon of an attempt, which its price depends on. Both are null without an attempt, or if it has no coupon. */
export function useAttemptCoupon(
  departureId: string,
  sent: BookingRequest | null,
): { voucher: Voucher | null; unsettled: CouponUnknownProps | null } {
  const { client } = useServices();
  const code = sent?.voucher ?? '';
  const { data, isFetching, refetch } = useQuery({ ...voucherQueries(client).detail(departureId, code), enabled: code !== '' });
  const isUnknown = code !== '' && data === undefined;
  return {
    voucher: data ?? null,
    unsettled: isUnknown ? { code, busy: isFetching, onRetry: () => void refetch(), onWithout: null } : null,
  };
}
