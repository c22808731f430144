import { voucherQueries } from '@booking/api/queries';
import type { ErrorCode } from '@booking/domain/errors';
import { Coupon } from '@booking/ui/coupon';
import { useState } from 'react';
import { useServices } from '../app/services.ts';
import { toCouponError, validateCoupon } from '../booking/coupon-rules.ts';
import type { CouponChange } from './use-coupon.ts';

/** The form in which the visitor enters or removes a coupon. A code is checked before it is stored. PASS-49, PASS-52. */
export function CouponContainer({ departure, applied, initial, isLoading, failure, store }: CouponChange) {
  const { client, queryClient } = useServices();
  const [isChecking, setIsChecking] = useState(false);
  const [error, setError] = useState<ErrorCode | null>(null);

  const change = (code: string): void => {
    setError(null);
    store(code);
  };
  async function check(code: string): Promise<void> {
    setIsChecking(true);
    setError(null);
    try {
      const issue = validateCoupon(await queryClient.fetchQuery(voucherQueries(client).detail(departure.id, code)), departure);
      if (issue) setError(issue);
      else store(code);
    } catch (cause) {
      setError(toCouponError(cause));
    }
    setIsChecking(false);
  }
  return (
    <Coupon
      applied={applied}
      initial={initial}
      busy={isChecking || isLoading}
      error={error ?? failure}
      onApply={(code) => (code === '' ? change('') : void check(code))}
      onRemove={() => change('')}
    />
  );
}
