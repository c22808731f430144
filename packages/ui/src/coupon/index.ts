export { Coupon, type CouponProps } from './coupon.tsx';
export { DroppedCoupon } from './dropped-coupon.tsx';
