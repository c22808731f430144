export { ApiError, type ApiErrorKind, errorCodeOf, isTransient } from './api-error.ts';
export { pollBooking } from './bookings/poll-booking.ts';
export { pollDelay } from './bookings/poll-delay.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
export { bookingEndpoints } from './endpoints/booking-endpoints.ts';
export type { EndpointInput, EndpointName, EndpointWire } from './endpoints/index.ts';
export { isRefusal } from './refusal.ts';
