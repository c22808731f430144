export { Coupon, type CouponProps, DroppedCoupon } from './coupon.tsx';
