import { type ApiClient, type ApiError, bookingEndpoints, isRefusal, pollBooking } from '@booking/api';
import type { BookingRequest } from '@booking/domain/schema';
import type { BookingAttempt } from '../storage/booking-attempt.ts';
import type { DepartureEntries } from '../storage/departure-entries.ts';
import type { Lock } from './lock.ts';

/**
 * How a booking request ended. `failed`: the backend made no booking. `refused`: a definitive 4xx. `unknown`: no
 * definitive response; key and body are kept, and the next try sends them again.
 */
export type BookingOutcome =
  | { kind: 'booked'; id: string; body: BookingAttempt['body'] }
  | { kind: 'failed'; id: string; error: string | null }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'unknown'; error: unknown };

/** The body for a given idempotency key. */
export type ToBody = (idempotencyKey: string) => BookingRequest;

export type BookerOptions = { client: ApiClient; attempts: DepartureEntries<BookingAttempt>; uuid(): string; lock: Lock };

export type Booker = {
  /** The attempt at this departure whose outcome is not known, if there is one. */
  open(departureId: string): BookingAttempt | null;
  /** Makes the booking, or continues the open attempt. Concurrent calls share one attempt. Never rejects. */
  book(toBody: ToBody): Promise<BookingOutcome>;
  /** Continues the open attempt as it was sent; null where there is none. */
  resume(departureId: string): Promise<BookingOutcome> | null;
  /**
   * Leaves the open attempt, once the backend has said that it is no booking: asks for the booking by its id or, while that is not known,
   * once more by the key. A booking that was made is `booked`; without an answer the attempt stays. BOOK-16.
   */
  leave(departureId: string): Promise<BookingOutcome | { kind: 'left' }>;
  /** The attempt has ended: the next one gets a new key. */
  end(departureId: string): void;
};

/**
 * Makes bookings, each once. The key is made once per visit of the page; while the outcome of a POST is unknown, key and body
 * are frozen in `attempts`, so that a second click, a reload or another tab sends the same request. BOOK-4, BOOK-9, BOOK-10, BOOK-12, BOOK-15.
 */
export function createBooker({ client, attempts, uuid, lock }: BookerOptions): Booker {
  const running = new Map<string, Promise<BookingOutcome>>();
  let visitKey = uuid();

  const claim = (body: BookingRequest): Promise<BookingAttempt> =>
    lock(async () => {
      const { departureId, idempotency_key: key } = body;
      const open = attempts.read(departureId);
      if (open) return open;
      const fresh: BookingAttempt = { key, departureId, body, bookingId: null };
      attempts.write(departureId, fresh);
      return fresh;
    });

  const end = (departureId: string): void => {
    attempts.clear(departureId);
    visitKey = uuid();
  };

  /** Notes the booking's id with the attempt, unless another tab has ended it meanwhile. */
  const note = (attempt: BookingAttempt, bookingId: string | null): void => {
    if (attempts.read(attempt.departureId)?.key === attempt.key) attempts.write(attempt.departureId, { ...attempt, bookingId });
  };

  async function follow(attempt: BookingAttempt, id: string): Promise<BookingOutcome> {
    try {
      const result = await pollBooking(client, id);
      if (result.status === 'completed') return { kind: 'booked', id: result.id, body: attempt.body };
      end(attempt.departureId);
      return { kind: 'failed', id: result.id, error: result.error };
    } catch (error) {
      // A booking that cannot be found (yet) is requested again with its key, which makes no second one. BOOK-18.
      if (isRefusal(error)) note(attempt, null);
      return { kind: 'unknown', error };
    }
  }

  async function send(attempt: BookingAttempt): Promise<BookingOutcome> {
    if (attempt.bookingId !== null) return follow(attempt, attempt.bookingId);
    try {
      const created = await client.call(bookingEndpoints.createBooking, { body: attempt.body });
      note(attempt, created.id);
      return created.status === 'completed' ? { kind: 'booked', id: created.id, body: attempt.body } : follow(attempt, created.id);
    } catch (error) {
      if (!isRefusal(error)) return { kind: 'unknown', error };
      end(attempt.departureId);
      return { kind: 'refused', error };
    }
  }

  const once = (departureId: string, start: () => Promise<BookingOutcome>): Promise<BookingOutcome> => {
    const now = running.get(departureId);
    if (now) return now;
    const task = start().finally(() => running.delete(departureId));
    running.set(departureId, task);
    return task;
  };

  return {
    open: (departureId) => attempts.read(departureId),
    book(toBody) {
      const body = toBody(visitKey);
      return once(body.departureId, async () => send(await claim(body)));
    },
    resume(departureId) {
      const open = attempts.read(departureId);
      return open ? once(departureId, () => send(open)) : null;
    },
    async leave(departureId) {
      const open = attempts.read(departureId);
      if (!open) return { kind: 'left' };
      const outcome = await once(departureId, () => send(open));
      // The backend does not know the booking that it had named: it is none.
      const gone = outcome.kind === 'unknown' && isRefusal(outcome.error);
      if (gone) end(departureId);
      return gone || outcome.kind === 'failed' || outcome.kind === 'refused' ? { kind: 'left' } : outcome;
    },
    end,
  };
}
