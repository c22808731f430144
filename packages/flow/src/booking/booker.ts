import { type ApiClient, type ApiError, bookingEndpoints, isDefinitiveError, pollBooking } from '@booking/api';
import type { Quote } from '@booking/domain/pricing';
import type { BookingRequest } from '@booking/domain/schema';
import type { BookingAttempt } from '../storage/booking-attempt.ts';
import type { DepartureEntries } from '../storage/departure-entries.ts';
import type { Lock } from './lock.ts';

/**
 * The outcome of a booking request. `failed`: the backend did not create the booking. `refused`: a definitive error (4xx). `unknown`: no
 * definitive response; key and body are kept, and a retry sends them again.
 */
export type BookingOutcome =
  | ({ kind: 'booked'; id: string } & Pick<BookingAttempt, 'body' | 'promised'>)
  | { kind: 'failed'; id: string; error: string | null }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'unknown'; error: unknown };

/** Creates the body with the given idempotency key. */
export type ToBody = (idempotencyKey: string) => BookingRequest;

export type BookerOptions = { client: ApiClient; attempts: DepartureEntries<BookingAttempt>; uuid(): string; lock: Lock };

export type Booker = {
  /** The open attempt for this departure, whose outcome is unknown; null if there is none. */
  open(departureId: string): BookingAttempt | null;
  /**
   * Makes the booking, or continues the open attempt. Concurrent calls share one attempt. Never rejects.
   * @param promised the price that was on the screen when the button was pressed.
   */
  book(toBody: ToBody, promised: Quote): Promise<BookingOutcome>;
  /** Continues the open attempt with the same request; null if there is none. */
  resume(departureId: string): Promise<BookingOutcome> | null;
  /**
   * Abandons the open attempt once the backend has confirmed that there is no booking: it fetches the booking by its id or, if that is unknown,
   * sends the request again with the same key. If there is a booking, the outcome is `booked`. Without a response the attempt stays.
   */
  abandon(departureId: string): Promise<BookingOutcome | { kind: 'left' }>;
  /** Ends the attempt: the next one gets a new key. */
  end(departureId: string): void;
};

/**
 * Creates bookings, each exactly once. The key is generated once per page visit. While the outcome of a POST is unknown, `attempts` keeps key
 * and body unchanged, so that a second click, a reload or another tab sends the same request.
 */
export function createBooker({ client, attempts, uuid, lock }: BookerOptions): Booker {
  const running = new Map<string, Promise<BookingOutcome>>();
  let visitKey = uuid();

  const claim = (body: BookingRequest, promised: Quote): Promise<BookingAttempt> =>
    lock(async () => {
      const { departureId, idempotency_key: key } = body;
      const open = attempts.read(departureId);
      if (open) return open;
      const fresh: BookingAttempt = { key, departureId, body, bookingId: null, promised };
      attempts.write(departureId, fresh);
      return fresh;
    });

  const end = (departureId: string): void => {
    attempts.clear(departureId);
    visitKey = uuid();
  };

  /** Stores the booking's id with the attempt, unless another tab has ended the attempt. */
  const storeBookingId = (attempt: BookingAttempt, bookingId: string | null): void => {
    if (attempts.read(attempt.departureId)?.key === attempt.key) attempts.write(attempt.departureId, { ...attempt, bookingId });
  };

  const toBooked = ({ body, promised }: BookingAttempt, id: string): BookingOutcome => ({ kind: 'booked', id, body, promised });

  async function poll(attempt: BookingAttempt, id: string): Promise<BookingOutcome> {
    try {
      const result = await pollBooking(client, id);
      if (result.status === 'completed') return toBooked(attempt, result.id);
      end(attempt.departureId);
      return { kind: 'failed', id: result.id, error: result.error };
    } catch (error) {
      // A booking that cannot be found (yet) is requested again with the same key, which creates no second one.
      if (isDefinitiveError(error)) storeBookingId(attempt, null);
      return { kind: 'unknown', error };
    }
  }

  async function send(attempt: BookingAttempt): Promise<BookingOutcome> {
    if (attempt.bookingId !== null) return poll(attempt, attempt.bookingId);
    try {
      const created = await client.call(bookingEndpoints.createBooking, { body: attempt.body });
      storeBookingId(attempt, created.id);
      return created.status === 'completed' ? toBooked(attempt, created.id) : poll(attempt, created.id);
    } catch (error) {
      if (!isDefinitiveError(error)) return { kind: 'unknown', error };
      end(attempt.departureId);
      return { kind: 'refused', error };
    }
  }

  const runOnce = (departureId: string, start: () => Promise<BookingOutcome>): Promise<BookingOutcome> => {
    const current = running.get(departureId);
    if (current) return current;
    const task = start().finally(() => running.delete(departureId));
    running.set(departureId, task);
    return task;
  };

  return {
    open: (departureId) => attempts.read(departureId),
    book(toBody, promised) {
      const body = toBody(visitKey);
      return runOnce(body.departureId, async () => send(await claim(body, promised)));
    },
    resume(departureId) {
      const open = attempts.read(departureId);
      return open ? runOnce(departureId, () => send(open)) : null;
    },
    async abandon(departureId) {
      const open = attempts.read(departureId);
      if (!open) return { kind: 'left' };
      const outcome = await runOnce(departureId, () => send(open));
      // The backend does not find the booking whose id it returned: there is none.
      const isMissing = outcome.kind === 'unknown' && isDefinitiveError(outcome.error);
      if (isMissing) end(departureId);
      return isMissing || outcome.kind === 'failed' || outcome.kind === 'refused' ? { kind: 'left' } : outcome;
    },
    end,
  };
}
