import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isConflict } from '../database/database-errors.ts';
import { retryConflicts } from '../database/retry-conflicts.ts';
import { type BookingRow, bookings } from '../database/schema.ts';
import type { Taken } from '../inventory/booked-cabin.ts';
import { readTaken } from '../inventory/inventory.ts';
import { CabinsTaken, takeCabins } from '../inventory/take-cabins.ts';

type Outcome = 'certain' | 'on request' | 'unavailable';

/**
 * What becomes of a booking. If all its cabins are certainly available, it is completed. If only more uncertain ones are left, it is completed as on
 * request. If there are too few of either kind, it fails.
 */
function decide({ cabins, on_request }: BookingRow, taken: Taken): Outcome {
  const fits = (limit: 'count' | 'free') => cabins.every((cabin) => (taken[cabin.id] ?? 0) + cabin.cabins <= cabin[limit]);
  if (!fits('count')) return 'unavailable';
  return on_request || !fits('free') ? 'on request' : 'certain';
}

const toChange = (outcome: Outcome, holdUntil: Date): Partial<BookingRow> & Pick<BookingRow, 'status'> =>
  (
    ({
      certain: { status: 'completed', hold_until: holdUntil },
      'on request': { status: 'completed', on_request: true },
      unavailable: { status: 'failed', error: 'cabins_unavailable' },
    }) as const
  )[outcome];

/** Locks and returns a pending booking; null if it is not pending, or if another process has it. */
async function claimBooking(transaction: Database, id: string): Promise<BookingRow | null> {
  const [booking] = await transaction
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.status, 'pending')))
    .for('update', { skipLocked: true });
  return booking ?? null;
}

/**
 * Completes or fails a pending booking in one transaction. Only a certain booking takes its cabins, last, since they are locked until the
 * end. Returns the new status, or null if the booking is not pending or another process has it.
 */
export function completeBooking(db: Database, id: string, holdUntil: Date): Promise<BookingRow['status'] | null> {
  const complete = () =>
    db.transaction(async (transaction) => {
      const booking = await claimBooking(transaction, id);
      if (!booking) return null;
      const taken = (await readTaken(transaction, [booking.departure_id]))(booking.departure_id);
      const outcome = decide(booking, taken);
      const change = toChange(outcome, holdUntil);
      await transaction.update(bookings).set(change).where(eq(bookings.id, id));
      if (outcome === 'certain') await takeCabins(transaction, booking.departure_id, booking.cabins);
      return change.status;
    });
  // Another booking may take the cabins after they were counted. The next attempt counts again.
  return retryConflicts(complete, (error) => error instanceof CabinsTaken || isConflict(error));
}
