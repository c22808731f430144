export { ApiError, type ApiErrorKind, errorCodeOf, isPassing } from './api-error.ts';
export { pollBooking } from './bookings/poll-booking.ts';
export { pollDelay } from './bookings/poll-delay.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
export type { EndpointInput, EndpointName, EndpointOutput, EndpointWire } from './endpoints.ts';
export { createQueries, type Queries } from './queries.ts';
export { createQueryClient } from './query-client.ts';
export { imagesOf, translated, translationKey, translationOf } from './translations/translate.ts';
