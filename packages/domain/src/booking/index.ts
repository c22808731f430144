export * from './booked-trip.ts';
export * from './booking-state.ts';
export * from './check-booking-request.ts';
export * from './infer-coupon.ts';
export * from './price-differences.ts';
export * from './quote-input.ts';
export * from './recent-booking.ts';
export * from './to-booking-request.ts';
