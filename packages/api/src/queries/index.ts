/** The queries for TanStack Query. Only this entry point imports it, so that the client does not need it. */
export { bookingQueries } from './booking-queries.ts';
export { departureQueries } from './departure-queries.ts';
export { paymentQueries } from './payment-queries.ts';
export { createQueryClient } from './query-client.ts';
export { type TourQueries, tourQueries } from './tour-queries.ts';
export { translationQueries } from './translation-queries.ts';
export { voucherQueries } from './voucher-queries.ts';
