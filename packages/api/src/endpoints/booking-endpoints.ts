import * as schema from '@booking/domain/schema';
import { get, post } from './endpoint.ts';

/** Bookings and payments: separate from the rest, so that the selection steps do not load them. CALL-29, CALL-30, CALL-32 to CALL-34. */
export const bookingEndpoints = {
  createBooking: post('/bookings', schema.BookingRequestSchema, schema.BookingCreatedSchema, [400, 409, 422]),
  booking: get('/bookings/{id}', schema.BookingResultSchema, { errors: [404] }),
  payBooking: post('/bookings/{id}/payments', schema.BookingPaymentRequestSchema, schema.ClientSecretSchema, [400, 404, 409]),
  payment: get('/payments/{id}', schema.PaymentSchema, { errors: [404] }),
  pay: post('/payments/{id}', schema.PaymentRequestSchema, schema.ClientSecretSchema, [400, 404, 409]),
} as const;
