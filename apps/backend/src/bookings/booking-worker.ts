import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isDue, postpone } from '../database/postpone.ts';
import { bookings } from '../database/schema.ts';
import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import { completeBooking } from './complete-booking.ts';
import { bookingNumber } from './present-booking.ts';

const isPending = eq(bookings.status, 'pending');

export type BookingWorker = {
  /** Processes pending bookings now. */
  wake(): void;
  /** Resolves when this worker has completed every pending booking that it can. */
  settled(): Promise<void>;
  /** Stops after the booking in progress. */
  stop(): Promise<void>;
};

const batchSize = 50;
/** A failed booking is tried again after this long at first, in milliseconds. */
const retryMs = 2_000;

/**
 * Completes pending bookings, oldest first. The pending rows are the queue: a new process finds those of a stopped one, and polling every `pollMs`
 * finds those of other processes. A booking with an internal error stays pending and is retried later and later; the others do not wait for it.
 */
export function startBookingWorker(deps: { db: Database; holdMs: number; now(): number; log: Log; pollMs?: number }): BookingWorker {
  const { db, holdMs, now, log, pollMs = 2_000 } = deps;
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;

  /** Completes or postpones one batch. Returns whether there may be more that can be completed. */
  async function completeBatch(): Promise<boolean> {
    const pending = await db
      .select({ id: bookings.id, brand: bookings.brand, serial: bookings.serial, failures: bookings.failures })
      .from(bookings)
      .where(and(isPending, isDue(bookings, new Date(now()))))
      .orderBy(asc(bookings.created_at))
      .limit(batchSize);
    let done = 0;
    for (const booking of pending) {
      if (stopped) return false;
      try {
        if (await completeBooking(db, booking.id, new Date(now() + holdMs))) done += 1;
      } catch (error) {
        log(`booking ${bookingNumber(booking)} stays pending: ${loggable(error)}`);
        await db
          .update(bookings)
          .set(postpone(booking, new Date(now()), retryMs))
          .where(and(eq(bookings.id, booking.id), isPending));
        done += 1;
      }
    }
    return pending.length === batchSize && done > 0;
  }

  async function sweep(): Promise<void> {
    do again = false;
    while ((await completeBatch()) || again);
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
