import { expireHold, findExpiredHolds, latestHoldEnd, payingMs, postponeHold } from '../bookings/holds.ts';
import { clearClients } from '../bookings/open-cabins.ts';
import { bookingNumber } from '../bookings/present-booking.ts';
import { postpone } from '../database/postpone.ts';
import type { BookingRow } from '../database/schema.ts';
import { loggable } from '../log/loggable.ts';
import type { Target } from './due.ts';
import { cancelIntent, createAtProvider, findOpenIntent, refreshIntent } from './intents.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { isProviderUnavailable } from './provider-errors.ts';
import { toEvent } from './transitions.ts';

const batchSize = 100;
/** A hold that failed to expire, or whose payment is in progress, is looked at again after this long, in milliseconds. */
const retryMs = 60_000;

/** Cancels the open intent. Returns false if a payment is already processing or completed. */
export async function cancelOpen(deps: PaymentDeps, target: Target): Promise<boolean> {
  const open = await findOpenIntent(deps.db, target);
  if (!open) return true;
  const id = open.id ?? (await createAtProvider(deps, open))?.id;
  return id === undefined || cancelIntent(deps, { ...open, id });
}

/** Whether a hold may expire: no intent is open at the provider. Cancels an open one first, so that it cannot be paid later. */
async function canExpire(deps: PaymentDeps, booking: BookingRow, holdMs: number): Promise<boolean> {
  const target = { kind: 'booking', id: booking.id } as const;
  const open = await findOpenIntent(deps.db, target);
  if (open?.id != null) {
    const { status } = await refreshIntent(deps, { ...open, id: open.id });
    if (toEvent(status) !== 'reopen') return false;
    // The customer is on the page of the bank. After an hour without a change, the attempt counts as abandoned.
    const now = deps.now();
    const isConfirming = status === 'requires_action' && now.getTime() - open.updated_at.getTime() < payingMs;
    if (isConfirming && now < latestHoldEnd(booking, holdMs)) return false;
  }
  return cancelOpen(deps, target);
}

/**
 * Expires overdue unpaid holds, unless a payment is in progress. Returns how many have expired. The others are postponed: a payment in progress by a
 * minute, a failure by more and more, so that no other hold waits for them.
 */
export async function expireHolds(deps: PaymentDeps, holdMs: number): Promise<number> {
  const { db, now, log } = deps;
  let expired = 0;
  let unavailable = false;
  const expire = async (booking: BookingRow): Promise<void> => {
    try {
      if (await canExpire(deps, booking, holdMs)) expired += (await expireHold(db, booking, now())) ? 1 : 0;
      else await postponeHold(db, booking, { failures: 0, retry_at: new Date(now().getTime() + retryMs) });
    } catch (error) {
      log(`hold of booking ${bookingNumber(booking)}: ${loggable(error)}`);
      unavailable = isProviderUnavailable(error);
      await postponeHold(db, booking, postpone(booking, now(), retryMs));
    }
  };
  let batch: BookingRow[];
  do {
    batch = await findExpiredHolds(db, now(), batchSize);
    for (const booking of batch) {
      // The others would wait for the same provider. The next run continues with them.
      if (!unavailable) await expire(booking);
    }
  } while (!unavailable && batch.length === batchSize);
  if (expired > 0) log(`unpaid holds expired: ${expired}`, 'info');
  await clearClients(db, now());
  return expired;
}
