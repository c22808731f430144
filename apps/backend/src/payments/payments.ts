import { toCents } from '@booking/domain/money';
import { elementAmount } from '@booking/domain/payment';
import type { PaymentType } from '@booking/domain/schema';
import { and, eq, sql } from 'drizzle-orm';
import { endedHolds, expireHold } from '../bookings/expire-holds.ts';
import { bookingNumber, payableAmount } from '../bookings/present-booking.ts';
import type { Database } from '../database/database.ts';
import { bookings, intents, payments, webhookEvents } from '../database/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import type { Gateway } from './gateway.ts';
import { createKeyedLock } from './keyed-lock.ts';
import { cancelIntent, chargeIntent, openIntentOf, refreshIntent, type Target } from './open-intent.ts';
import { settleIntent } from './settle-intent.ts';

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
  endHolds(): Promise<number>;
};

const minute = 60_000;
/** A payment in progress keeps its cabins at least this long. */
const payingMs = 60 * minute;
const refreshEveryMs = 500;

export function createPayments(deps: { db: Database; gateway: Gateway; now(): number; log: Log }): Payments {
  const { db, gateway, log } = deps;
  const now = (): Date => new Date(deps.now());
  const lock = createKeyedLock();

  /** Whether a hold may end: nothing is open at the provider any more. Cancels an open intent first, so that it cannot be paid later. */
  async function mayEnd(bookingId: string): Promise<boolean> {
    const open = await openIntentOf(db, { kind: 'booking', id: bookingId });
    if (!open) return true;
    const { status } = await refreshIntent(db, gateway, open, now());
    if (['succeeded', 'processing', 'requires_capture'].includes(status)) return false;
    // The customer is on the bank's page: after an hour without a change it counts as abandoned.
    if (status === 'requires_action' && deps.now() - open.updated_at.getTime() < payingMs) return false;
    return cancelIntent(db, gateway, open, now());
  }

  return {
    payBooking: (id, type, method) =>
      lock(id, async () => {
        const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
        if (!booking) throw notFound('booking');
        const amount = payableAmount(booking, type);
        if (amount === null) throw new Problem(409, 'This booking cannot be paid in this way.');
        const held = await db
          .update(bookings)
          .set({ hold_until: sql`greatest(${bookings.hold_until}, ${new Date(deps.now() + payingMs).toISOString()}::timestamptz)` })
          .where(
            and(eq(bookings.id, id), eq(bookings.status, 'completed'), eq(bookings.payment_state, 'Open'), eq(bookings.on_request, false)),
          )
          .returning({ id: bookings.id });
        if (held.length === 0) throw new Problem(409, 'This booking cannot be paid.');
        const charge = { target: { kind: 'booking', id }, market: booking.market, type, email: booking.email } as const;
        const minor = elementAmount(amount, booking.market, booking.exchange_rate);
        return chargeIntent(db, gateway, { ...charge, ...minor, description: `Booking ${bookingNumber(booking)}` }, method, now());
      }),

    payStandalone: (id, method) =>
      lock(id, async () => {
        const [payment] = await db.select().from(payments).where(eq(payments.id, id));
        if (!payment) throw notFound('payment');
        if (payment.status !== 'Open' || payment.amount <= 0) throw new Problem(409, 'This payment cannot be completed at this time.');
        const charge = { target: { kind: 'payment', id }, market: payment.market, type: 'standalone', email: payment.email } as const;
        const minor = elementAmount(toCents(payment.amount), payment.market, payment.exchange_rate);
        return chargeIntent(db, gateway, { ...charge, ...minor, description: payment.description ?? 'Payment' }, method, now());
      }),

    async refresh(target) {
      const open = await openIntentOf(db, target);
      if (!open || deps.now() - open.updated_at.getTime() < refreshEveryMs) return;
      await refreshIntent(db, gateway, open, now(), { timeout: 3_000, maxNetworkRetries: 0 }).catch((error: unknown) =>
        log(`intent ${open.id}: ${loggable(error)}`),
      );
    },

    async receive(body, signature) {
      const event = await gateway.event(body, signature).catch(() => {
        throw new Problem(400, 'The signature is not the card provider’s.');
      });
      const object = event.data.object as { id?: unknown; object?: unknown };
      if (object.object !== 'payment_intent' || typeof object.id !== 'string') return;
      const [seen] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
      const [row] = await db.select().from(intents).where(eq(intents.id, object.id));
      if (seen || !row) return;
      await settleIntent(db, await gateway.of(row.market).paymentIntents.retrieve(row.id), now());
      // Stored only after processing: an event that failed half way is delivered again.
      await db.insert(webhookEvents).values({ id: event.id, type: event.type, received_at: now() }).onConflictDoNothing();
    },

    async endHolds() {
      let ended = 0;
      for (const booking of await endedHolds(db, now())) {
        await lock(booking.id, async () => {
          if ((await mayEnd(booking.id)) && (await expireHold(db, booking, now()))) ended += 1;
        }).catch((error: unknown) => log(`hold of booking ${bookingNumber(booking)}: ${loggable(error)}`));
      }
      return ended;
    },
  };
}
