/** The queries for TanStack Query. Only this entry point imports it, so that the client does not need it. */
export { bookingQueries } from './booking-queries.ts';
export { ensureData, prefetch } from './fetch-query.ts';
export { paymentQueries } from './payment-queries.ts';
export { createQueries, type Queries } from './queries.ts';
export { createQueryClient } from './query-client.ts';
export { voucherQueries } from './voucher-queries.ts';
