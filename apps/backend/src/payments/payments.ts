import type { PaymentType } from '@booking/domain/schema';
import { expireHold, extendHold, findExpiredHolds, latestHoldEnd, payingMs } from '../bookings/holds.ts';
import { clearClients } from '../bookings/open-cabins.ts';
import { bookingNumber } from '../bookings/present-booking.ts';
import type { Database } from '../database/database.ts';
import type { BookingRow, IntentRow } from '../database/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import { chargeIntent } from './charge-intent.ts';
import { lockBooking, type Target } from './due.ts';
import type { Gateway } from './gateway.ts';
import { cancelIntent, createAtProvider, findOpenIntent, refreshIntent } from './intents.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { providerCalls } from './provider-calls.ts';
import { isProviderUnavailable } from './provider-errors.ts';
import { reconcile } from './reconcile.ts';
import { toEvent } from './transitions.ts';
import { receiveEvent } from './webhooks.ts';

export type Payments = {
  /** The client secret for paying a booking. @throws Problem 404, 409. */
  payBooking(id: string, type: PaymentType, method: string): Promise<string>;
  /** The client secret for paying a standalone payment. @throws Problem 404, 409. */
  payStandalone(id: string, method: string): Promise<string>;
  /** Asks the provider how an open intent of the target stands, so that a lost webhook does no harm. Never throws. */
  refresh(target: Target): Promise<void>;
  /** A signed event: its intent is fetched from the provider again, since the event alone is not trusted. @throws Problem 400 when the signature is wrong. */
  receive(body: string, signature: string): Promise<void>;
  /** Ends unpaid holds whose time is over, unless a payment is on its way. Returns how many have ended. */
  expireHolds(): Promise<number>;
  /** Asks the provider for all that has not reported its end, and finishes what was left half done. Never throws. */
  reconcile(): Promise<void>;
};

const refreshEveryMs = 500;

/** Whether the provider has just said that nothing has changed. What it said before a payment was begun is not that: it may be paid right after. */
const isFresh = ({ checked_at, updated_at }: IntentRow, at: Date): boolean =>
  checked_at > updated_at && at.getTime() - checked_at.getTime() < refreshEveryMs;

export function createPayments(given: { db: Database; gateway: Gateway; now(): number; log: Log }): Payments {
  const { db, gateway, log } = given;
  const now = (): Date => new Date(given.now());
  const deps: PaymentDeps = { db, provider: providerCalls(gateway), now, log };

  /** Cancels what is open. False when it is too late: a payment is processing or done. */
  async function cancelOpen(target: Target): Promise<boolean> {
    const open = await findOpenIntent(db, target);
    if (!open) return true;
    const id = open.id ?? (await createAtProvider(deps, open))?.id;
    return id === undefined || cancelIntent(deps, { ...open, id });
  }

  /** Whether a hold may end: nothing is open at the provider any more. Cancels an open intent first, so that it cannot be paid later. BACK-48. */
  async function canExpire(booking: BookingRow): Promise<boolean> {
    const target = { kind: 'booking', id: booking.id } as const;
    const open = await findOpenIntent(db, target);
    if (open?.id != null) {
      const { status } = await refreshIntent(deps, { ...open, id: open.id });
      if (toEvent(status) !== 'reopen') return false;
      // The customer is on the bank's page: after an hour without a change it counts as abandoned.
      const isConfirming = status === 'requires_action' && given.now() - open.updated_at.getTime() < payingMs;
      if (isConfirming && now() < latestHoldEnd(booking)) return false;
    }
    return cancelOpen(target);
  }

  return {
    async payBooking(id, type, method) {
      const secret = await chargeIntent(deps, { kind: 'booking', id }, type, method);
      const booking = await lockBooking(db, id);
      if (!booking) throw notFound('booking');
      if (await extendHold(db, booking, now())) return secret;
      // The hold has ended meanwhile, or another payment has come: what was just opened must not be paid. Nobody has its secret yet.
      await cancelOpen({ kind: 'booking', id });
      throw new Problem(409, 'This booking cannot be paid');
    },

    payStandalone: (id, method) => chargeIntent(deps, { kind: 'payment', id }, 'standalone', method),

    async refresh(target) {
      const open = await findOpenIntent(db, target);
      if (open?.id == null || isFresh(open, now())) return;
      await refreshIntent(deps, { ...open, id: open.id }, { timeout: 3_000, maxNetworkRetries: 0 }).catch((error: unknown) =>
        log(`intent ${open.id}: ${loggable(error)}`),
      );
    },

    receive: (body, signature) => receiveEvent(deps, gateway, body, signature),

    async expireHolds() {
      let ended = 0;
      let silent = false;
      for (const booking of await findExpiredHolds(db, now())) {
        try {
          if ((await canExpire(booking)) && (await expireHold(db, booking, now()))) ended += 1;
        } catch (error) {
          log(`hold of booking ${bookingNumber(booking)}: ${loggable(error)}`);
          silent = isProviderUnavailable(error);
        }
        // The others would wait for the same provider: they are asked for with the next sweep.
        if (silent) break;
      }
      await clearClients(db, now());
      return ended;
    },

    reconcile: () => reconcile(deps),
  };
}
