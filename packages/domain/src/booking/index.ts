export * from './booking-state.ts';
export * from './check-booking-request.ts';
export * from './coupon-of-price.ts';
export * from './quote-input-of.ts';
export * from './recent-booking.ts';
export * from './to-booking-request.ts';
