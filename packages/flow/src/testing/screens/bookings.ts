import type { BookingRequest } from '@booking/domain/schema';
import { offline, type SentRequest, status } from './backend.ts';

export const bookingId = '00000000-0000-4000-8000-000000000001';

/** `POST /bookings` whose first response is lost. Later requests get the given response. */
export function loseFirstResponse(then: () => unknown): () => unknown {
  let requests = 0;
  return () => (requests++ === 0 ? offline() : then());
}

/**
 * `POST /bookings` as in the contract: one booking per key, which is returned again for the same body; another body is a conflict.
 * `made` contains the ids of the bookings by key. `bookingStatus` is the status of each booking.
 */
export function oneBookingPerKey(bookingStatus: 'pending' | 'completed' = 'completed') {
  const bodies = new Map<string, string>();
  const made = new Map<string, string>();
  return {
    made,
    createBooking({ body }: SentRequest): Response {
      const { idempotency_key: key } = body as BookingRequest;
      const text = JSON.stringify(body);
      const known = bodies.get(key);
      if (known !== undefined && known !== text) return status(409);
      bodies.set(key, text);
      const id = made.get(key) ?? crypto.randomUUID();
      made.set(key, id);
      return status(known === undefined ? 201 : 200, { id, status: bookingStatus });
    },
  };
}
