export { Coupon, type CouponProps } from './coupon.tsx';
