import type { BookingRequest } from '@booking/domain/schema';
import { offline, type SentRequest, status } from './backend.ts';

export const bookingId = '00000000-0000-4000-8000-000000000001';

/** `POST /bookings` without an answer the first time; from the second on it answers with this. */
export function loseFirstResponse(then: () => unknown): () => unknown {
  let asked = 0;
  return () => (asked++ === 0 ? offline() : then());
}

/**
 * `POST /bookings` as the contract has it: one booking for each key, returned again for the same body, and a conflict for another one.
 * `made` is the ids of the bookings by their keys; `answer` is the status of each.
 */
export function oneBookingPerKey(answer: 'pending' | 'completed' = 'completed') {
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
      return status(known === undefined ? 201 : 200, { id, status: answer });
    },
  };
}
