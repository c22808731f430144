import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookings } from '../database/schema.ts';
import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import { completeBooking } from './complete-booking.ts';
import { bookingNumber } from './present-booking.ts';

export type BookingWorker = {
  /** Processes pending bookings now. */
  wake(): void;
  /** Resolves when this worker has completed every pending booking that it can. */
  settled(): Promise<void>;
  /** Stops after the booking in progress. */
  stop(): Promise<void>;
};

const batchSize = 50;

/**
 * Completes pending bookings, oldest first. The pending rows are the queue: a new process finds those of a stopped one, and polling every `pollMs`
 * finds those of other processes. A booking with an internal error stays pending and is retried.
 */
export function startBookingWorker(deps: { db: Database; holdMs: number; now(): number; log: Log; pollMs?: number }): BookingWorker {
  const { db, holdMs, now, log, pollMs = 2_000 } = deps;
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;

  /** Completes one batch. Returns whether there may be more that can be completed. */
  async function completeBatch(): Promise<boolean> {
    const pending = await db
      .select({ id: bookings.id, brand: bookings.brand, serial: bookings.serial })
      .from(bookings)
      .where(eq(bookings.status, 'pending'))
      .orderBy(asc(bookings.created_at))
      .limit(batchSize);
    let completed = 0;
    for (const booking of pending) {
      if (stopped) return false;
      try {
        if (await completeBooking(db, booking.id, new Date(now() + holdMs))) completed += 1;
      } catch (error) {
        log(`booking ${bookingNumber(booking)} stays pending: ${loggable(error)}`);
      }
    }
    return pending.length === batchSize && completed > 0;
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
