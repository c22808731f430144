import { useOptionalPart } from '@booking/ui/primitives';
import type { CouponChange } from './use-coupon.ts';

const loadCoupon = () => import('./coupon-container.tsx');

/** The slot for the coupon below a price. Few visitors have one, so it is loaded after the step; its space is reserved from the start. */
export function CouponSlot({ form }: { form: CouponChange }) {
  const part = useOptionalPart(loadCoupon);
  return <div style={{ minBlockSize: 44 }}>{part && <part.CouponContainer {...form} />}</div>;
}
