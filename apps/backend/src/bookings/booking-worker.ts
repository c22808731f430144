import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type BookingRow, bookings } from '../database/schema.ts';
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
// The departure's row is locked until the transaction ends, and whoever books it meanwhile waits.
const groupSize = 10;

/** Groups of one departure each: a transaction locks one departure's row only, so two of them cannot wait for each other. */
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
 * Completes pending bookings, oldest first. The pending rows themselves are the queue, so those of a stopped process are found at the next start,
 * and those of other processes by polling every `pollMs`. A booking that fails for an internal error stays pending and is tried again.
 */
export function startBookingWorker(deps: { db: Database; holdMs: number; now(): number; log: Log; pollMs?: number }): BookingWorker {
  const { db, holdMs, now, log, pollMs = 2_000 } = deps;
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;

  const end = (store: Database, booking: BookingRow) => completeBooking(store, booking, new Date(now() + holdMs));

  /** How many were ended: all of a group in one transaction, whose commit is what takes longest. */
  const completeGroup = (group: readonly BookingRow[]): Promise<number> =>
    db.transaction(async (transaction) => {
      let ended = 0;
      for (const booking of group) if (await end(transaction, booking)) ended += 1;
      return ended;
    });

  /** After a transaction that failed: the one that cannot be ended does not keep the others of its group pending. */
  async function completeOneByOne(group: readonly BookingRow[]): Promise<number> {
    let ended = 0;
    for (const booking of group) {
      try {
        if (await end(db, booking)) ended += 1;
      } catch (error) {
        log(`booking ${bookingNumber(booking)} stays pending: ${loggable(error)}`);
      }
    }
    return ended;
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
      let ended = 0;
      for (const group of groupByDeparture(pending)) {
        if (stopped) return;
        ended += await completeGroup(group).catch(() => completeOneByOne(group));
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
