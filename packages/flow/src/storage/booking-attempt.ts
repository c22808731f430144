import { BookingRequestSchema } from '@booking/domain/schema';
import * as v from 'valibot';
import type { AppStorage } from '../app/services.ts';
import { storedItem } from './stored-item.ts';

const AttemptSchema = v.object({
  key: v.string(),
  hash: v.string(),
  departureId: v.string(),
  /** The body as it was sent, key included: what a retry sends again. */
  body: BookingRequestSchema,
  /** The booking's id, once the backend has returned it. */
  bookingId: v.nullable(v.string()),
});

/** A booking request whose outcome is not known yet. STORE-8, BOOK-14. */
export type BookingAttempt = v.InferOutput<typeof AttemptSchema>;

export type BookingAttempts = {
  read(departureId: string): BookingAttempt | null;
  write(attempt: BookingAttempt): void;
  clear(departureId: string): void;
};

/** The attempts that have not ended, at most one per departure. */
export function bookingAttempts({ local }: AppStorage): BookingAttempts {
  const item = storedItem(local, 'booking-attempt', v.record(v.string(), AttemptSchema));
  const all = () => item.read() ?? {};
  return {
    read: (departureId) => (Object.hasOwn(all(), departureId) ? (all()[departureId] ?? null) : null),
    write: (attempt) => item.write({ ...all(), [attempt.departureId]: attempt }),
    clear(departureId) {
      const rest = Object.entries(all()).filter(([id]) => id !== departureId);
      if (rest.length === 0) item.clear();
      else item.write(Object.fromEntries(rest));
    },
  };
}
