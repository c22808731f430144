import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookings } from '../database/schema.ts';
import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import { completeBooking } from './complete-booking.ts';
import { bookingNumber } from './present-booking.ts';

export type BookingWorker = {
  /** Looks for pending bookings at once. */
  wake(): void;
  /** Resolves when no pending booking is left that this worker could complete. */
  settled(): Promise<void>;
  /** Stops after the booking in progress. */
  stop(): Promise<void>;
};

const batchSize = 50;

/**
 * Completes pending bookings, oldest first. The pending rows themselves are the queue, so those of a stopped process are found at the next start,
 * and those of other processes by polling every `pollMs`. A booking that fails for an internal error stays pending and is tried again.
 */
export function startBookingWorker(deps: { db: Database; holdMs: number; now(): number; log: Log; pollMs?: number }): BookingWorker {
  const { db, holdMs, now, log, pollMs = 2_000 } = deps;
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;

  async function sweep(): Promise<void> {
    do {
      again = false;
      const pending = await db
        .select()
        .from(bookings)
        .where(eq(bookings.status, 'pending'))
        .orderBy(asc(bookings.created_at))
        .limit(batchSize);
      let ended = 0;
      for (const booking of pending) {
        if (stopped) return;
        try {
          if (await completeBooking(db, booking, new Date(now() + holdMs))) ended += 1;
        } catch (error) {
          log(`booking ${bookingNumber(booking)} stays pending: ${loggable(error)}`);
        }
      }
      if (pending.length === batchSize && ended > 0) again = true;
    } while (again && !stopped);
  }

  function wake(): void {
    again = true;
    if (stopped || running) return;
    running = sweep()
      .catch((error: unknown) => log(`bookings: ${loggable(error)}`))
      .finally(() => {
        running = null;
        if (again && !stopped) wake();
      });
  }

  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    wake,
    async settled() {
      while (running) await running;
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
