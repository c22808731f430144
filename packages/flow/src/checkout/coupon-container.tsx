import { Coupon } from '@booking/ui/coupon';
import type { CouponChange } from './use-coupon.ts';

/** The form in which the visitor enters or removes a coupon. PASS-49. */
export const CouponContainer = ({ isBusy, type, apply, ...form }: CouponChange) => (
  <Coupon {...form} busy={isBusy} onType={type} onApply={apply} onRemove={() => apply('')} />
);
