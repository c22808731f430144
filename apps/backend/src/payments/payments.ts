import type { PaymentType } from '@booking/domain/schema';
import { extendHold } from '../bookings/holds.ts';
import type { Database } from '../database/database.ts';
import { notFound, Problem } from '../http/problem.ts';
import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import { chargeIntent } from './charge-intent.ts';
import { lockBooking, type Target } from './due.ts';
import { cancelOpen, expireHolds } from './expire-holds.ts';
import type { Gateway } from './gateway.ts';
import { canRead, claimReading, findOpenIntent, refreshIntent } from './intents.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { providerCalls } from './provider-calls.ts';
import { reconcile } from './reconcile.ts';
import { receiveEvent } from './webhooks.ts';

export type Payments = {
  /**
   * Returns the client secret for paying a booking.
   * @throws Problem 404, 409.
   */
  payBooking(id: string, type: PaymentType, method: string): Promise<string>;
  /**
   * Returns the client secret for paying a standalone payment.
   * @throws Problem 404, 409.
   */
  payStandalone(id: string, method: string): Promise<string>;
  /**
   * Retrieves the open intent of the target from the provider, so that a lost webhook does no harm: at most once per intent and a few seconds, over
   * all processes, and only if the client may ask. Whoever has just started a payment always may, once. Does not fail if the provider does.
   */
  refresh(target: Target, mayAsk: () => Promise<boolean>): Promise<void>;
  /**
   * Receives a signed event. Its intent is retrieved from the provider, since the event alone is not trusted.
   * @throws Problem 400 when the signature is invalid.
   */
  receive(body: string, signature: string): Promise<void>;
  /** Expires overdue unpaid holds, unless a payment is in progress. Returns how many have expired. */
  expireHolds(): Promise<number>;
  /** Retrieves all unfinished intents from the provider and completes unfinished work. */
  reconcile(): Promise<void>;
};

/** `holdMs` is how long an unpaid booking holds its cabins, in milliseconds. */
export function createPayments(given: { db: Database; gateway: Gateway; holdMs: number; now(): number; log: Log }): Payments {
  const { db, gateway, holdMs, log } = given;
  const now = (): Date => new Date(given.now());
  const deps: PaymentDeps = { db, provider: providerCalls(gateway), now, log };

  return {
    async payBooking(id, type, method) {
      const secret = await chargeIntent(deps, { kind: 'booking', id }, type, method);
      const booking = await lockBooking(db, id);
      if (!booking) throw notFound('booking');
      if (await extendHold(db, booking, { now: now(), holdMs })) return secret;
      // The hold has expired, or another payment has arrived. The new intent must not be paid, and nobody has its secret yet.
      await cancelOpen(deps, { kind: 'booking', id });
      throw new Problem(409, 'This booking cannot be paid');
    },

    payStandalone: (id, method) => chargeIntent(deps, { kind: 'payment', id }, 'standalone', method),

    async refresh(target, mayAsk) {
      const open = await findOpenIntent(db, target);
      if (open?.id == null || !canRead(open, now())) return;
      if (open.read_at !== null && !(await mayAsk())) return;
      if (!(await claimReading(db, open, now()))) return;
      await refreshIntent(deps, { ...open, id: open.id }, { timeout: 3_000, maxNetworkRetries: 0 }).catch((error: unknown) =>
        log(`intent ${open.id}: ${loggable(error)}`),
      );
    },

    receive: (body, signature) => receiveEvent(deps, gateway, body, signature),

    expireHolds: () => expireHolds(deps, holdMs),

    reconcile: () => reconcile(deps),
  };
}
