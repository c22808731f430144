export { ApiError, type ApiErrorKind, getRetryDelay, isTransient, toErrorCode } from './api-error.ts';
export { pollBooking } from './bookings/poll-booking.ts';
export { pollDelay } from './bookings/poll-delay.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
export { isDefinitiveError } from './definitive-error.ts';
export { bookingEndpoints } from './endpoints/booking-endpoints.ts';
export type { EndpointInput, EndpointName, EndpointWire } from './endpoints/index.ts';
export { hasProblemType } from './problem-type.ts';
export { createServerClock, type ServerClock } from './server-clock.ts';
