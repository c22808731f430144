import { toCents } from '@booking/domain/money';
import { elementAmount } from '@booking/domain/payment';
import type { PaymentType } from '@booking/domain/schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { endedHolds, expireHold, longestHold, payingMs, prolongHold } from '../bookings/expire-holds.ts';
import { forgetClients } from '../bookings/open-cabins.ts';
import { bookingNumber, payableAmount } from '../bookings/present-booking.ts';
import type { Database } from '../database/database.ts';
import { type BookingRow, bookings, intents, payments, webhookEvents } from '../database/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { loggable } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';
import type { Gateway } from './gateway.ts';
import { createKeyedLock } from './keyed-lock.ts';
import { cancelIntent, chargeIntent, openIntentOf, refreshIntent, type Target } from './open-intent.ts';
import { isProviderSilent } from './provider-faults.ts';
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

const refreshEveryMs = 500;

const id = v.pipe(v.string(), v.regex(/^[\w.-]{1,255}$/));
/** What is read of an event: even a signed one may be of another shape. */
const EventSchema = v.object({
  id,
  type: id,
  data: v.object({ object: v.object({ id: v.optional(id), object: v.optional(v.string()) }) }),
});

export function createPayments(deps: { db: Database; gateway: Gateway; now(): number; log: Log }): Payments {
  const { db, gateway, log } = deps;
  const now = (): Date => new Date(deps.now());
  const lock = createKeyedLock();

  /** Whether a hold may end: nothing is open at the provider any more. Cancels an open intent first, so that it cannot be paid later. */
  async function mayEnd(booking: BookingRow): Promise<boolean> {
    const open = await openIntentOf(db, { kind: 'booking', id: booking.id });
    if (!open) return true;
    const { status } = await refreshIntent(db, gateway, open, now());
    if (['succeeded', 'processing', 'requires_capture'].includes(status)) return false;
    // The customer is on the bank's page: after an hour without a change it counts as abandoned.
    const isConfirming = status === 'requires_action' && deps.now() - open.updated_at.getTime() < payingMs;
    if (isConfirming && now() < longestHold(booking)) return false;
    return cancelIntent(db, gateway, open, now());
  }

  return {
    payBooking: (id, type, method) =>
      lock(id, async () => {
        const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
        if (!booking) throw notFound('booking');
        const amount = payableAmount(booking, type);
        if (amount === null) throw new Problem(409, 'This booking cannot be paid in this way.');
        const charge = { target: { kind: 'booking', id }, market: booking.market, type, email: booking.email } as const;
        const minor = elementAmount(amount, booking.market, booking.exchange_rate);
        const description = `Booking ${bookingNumber(booking)}`;
        const secret = await chargeIntent(db, gateway, { ...charge, ...minor, description }, method, now());
        if (await prolongHold(db, booking, now())) return secret;
        // The hold has ended meanwhile: what was just opened must not be paid.
        const open = await openIntentOf(db, charge.target);
        if (open) await cancelIntent(db, gateway, open, now());
        throw new Problem(409, 'This booking cannot be paid.');
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
      if (!open || deps.now() - open.checked_at.getTime() < refreshEveryMs) return;
      await refreshIntent(db, gateway, open, now(), { timeout: 3_000, maxNetworkRetries: 0 }).catch((error: unknown) =>
        log(`intent ${open.id}: ${loggable(error)}`),
      );
    },

    async receive(body, signature) {
      const signed = await gateway.event(body, signature).catch(() => {
        throw new Problem(400, 'The signature is not the card provider’s.');
      });
      const parsed = v.safeParse(EventSchema, signed);
      if (!parsed.success) throw new Problem(400, 'This is no event of the card provider.');
      const event = parsed.output;
      const { object } = event.data;
      if (object.object !== 'payment_intent' || object.id === undefined) return;
      const [seen] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
      const [row] = await db.select().from(intents).where(eq(intents.id, object.id));
      if (seen || !row) return;
      await settleIntent(db, await gateway.of(row.market).paymentIntents.retrieve(row.id), now());
      // Stored only after processing: an event that failed half way is delivered again.
      await db.insert(webhookEvents).values({ id: event.id, type: event.type, received_at: now() }).onConflictDoNothing();
    },

    async endHolds() {
      let ended = 0;
      let silent = false;
      for (const booking of await endedHolds(db, now())) {
        await lock(booking.id, async () => {
          if ((await mayEnd(booking)) && (await expireHold(db, booking, now()))) ended += 1;
        }).catch((error: unknown) => {
          log(`hold of booking ${bookingNumber(booking)}: ${loggable(error)}`);
          silent = isProviderSilent(error);
        });
        // The others would wait for the same provider: they are asked for with the next sweep.
        if (silent) break;
      }
      await forgetClients(db, now());
      return ended;
    },
  };
}
