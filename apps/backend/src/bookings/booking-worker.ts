import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type BookingRow, bookings } from '../database/schema.ts';
import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import { completeBooking } from './complete-booking.ts';
import { bookingNumber } from './present-booking.ts';

export type BookingWorker = {
  /** Processes pending bookings now. */
  wake(): void;
  /** Resolves when this worker has completed every pending booking that it can. */
  settled(): Promise<void>;
  /** Stops after the group in progress. */
  stop(): Promise<void>;
};

const batchSize = 50;
// A transaction locks the row of the departure, so other bookings of it wait.
const groupSize = 10;

/** Groups bookings by departure. A transaction then locks the row of one departure only, which rules out deadlocks. */
function groupByDeparture(pending: readonly BookingRow[]): BookingRow[][] {
  const open = new Map<string, BookingRow[]>();
  const groups: BookingRow[][] = [];
  for (const booking of pending) {
    let group = open.get(booking.departure_id);
    if (!group || group.length === groupSize) {
      group = [];
      groups.push(group);
      open.set(booking.departure_id, group);
    }
    group.push(booking);
  }
  return groups;
}

/**
 * Completes pending bookings, oldest first. The pending rows are the queue: a new process finds those of a stopped one, and polling every `pollMs`
 * finds those of other processes. A booking with an internal error stays pending and is retried.
 */
export function startBookingWorker(deps: { db: Database; holdMs: number; now(): number; log: Log; pollMs?: number }): BookingWorker {
  const { db, holdMs, now, log, pollMs = 2_000 } = deps;
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;

  const complete = (store: Database, booking: BookingRow) => completeBooking(store, booking, new Date(now() + holdMs));

  /** Completes a group in one transaction, since the commit is the slowest part. Returns how many bookings were completed. */
  const completeGroup = (group: readonly BookingRow[]): Promise<number> =>
    db.transaction(async (transaction) => {
      let completed = 0;
      for (const booking of group) if (await complete(transaction, booking)) completed += 1;
      return completed;
    });

  /** Completes each booking on its own after the transaction of the group has failed. One broken booking must not block the others. */
  async function completeOneByOne(group: readonly BookingRow[]): Promise<number> {
    let completed = 0;
    for (const booking of group) {
      try {
        if (await complete(db, booking)) completed += 1;
      } catch (error) {
        log(`booking ${bookingNumber(booking)} stays pending: ${loggable(error)}`);
      }
    }
    return completed;
  }

  async function sweep(): Promise<void> {
    do {
      again = false;
      const pending = await db
        .select()
        .from(bookings)
        .where(eq(bookings.status, 'pending'))
        .orderBy(asc(bookings.created_at))
        .limit(batchSize);
      let completed = 0;
      for (const group of groupByDeparture(pending)) {
        if (stopped) return;
        completed += await completeGroup(group).catch(() => completeOneByOne(group));
      }
      if (pending.length === batchSize && completed > 0) again = true;
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
