import { createHash } from 'node:crypto';
import type { Market } from '@booking/domain/schema';
import type Stripe from 'stripe';
import type { IntentRow } from '../database/schema.ts';
import { getTarget, type ReceiptDetails } from './due.ts';
import type { Gateway } from './gateway.ts';

/** With the charge come what was paid back and whether it is disputed. */
const whole = { expand: ['latest_charge'] };

/** What was wanted, as it was written before the call. */
export type IntentRequest = Pick<IntentRow, 'key' | 'booking_id' | 'payment_id' | 'market' | 'type' | 'amount' | 'currency' | 'method'>;

/** The `key` of a row and what it pays, as the intent's metadata have it. */
const toMetadata = (row: Pick<IntentRequest, 'key' | 'booking_id' | 'payment_id' | 'type'>) => {
  const { kind, id } = getTarget(row);
  return { [kind]: id, type: row.type, key: row.key };
};

/** A header takes neither every character nor any length; the visitor's text may have both. */
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The calls that are made of the card provider. What creates, changes or pays back has an idempotency key that outlives the process: it is done
 * once, however often and by whomever it is sent. BACK-46.
 */
export const providerCalls = (gateway: Gateway) => ({
  create: (want: IntentRequest, { description, email }: ReceiptDetails): Promise<Stripe.PaymentIntent> =>
    gateway.of(want.market).paymentIntents.create(
      {
        amount: want.amount,
        currency: want.currency,
        description,
        receipt_email: email,
        metadata: toMetadata(want),
        ...(want.method === null ? {} : { payment_method: want.method }),
      },
      { idempotencyKey: want.key },
    ),

  /** Another payment method for the same amount. */
  changeMethod: ({ id, key, market }: { id: string; key: string; market: Market }, method: string): Promise<Stripe.PaymentIntent> =>
    gateway.of(market).paymentIntents.update(id, { payment_method: method }, { idempotencyKey: `${key}:${digest(method)}` }),

  retrieve: (id: string, market: Market, options: Stripe.RequestOptions = {}): Promise<Stripe.PaymentIntent> =>
    gateway.of(market).paymentIntents.retrieve(id, whole, options),

  /** Under the SDK's own key, which is new each time: one that was too early must not be answered for a later one. */
  cancel: (id: string, market: Market): Promise<Stripe.PaymentIntent> => gateway.of(market).paymentIntents.cancel(id, whole),

  /** Pays back all that an intent has received. */
  refund: (id: string, key: string, market: Market): Promise<Stripe.Refund> =>
    gateway.of(market).refunds.create({ payment_intent: id, metadata: { key } }, { idempotencyKey: `${key}:refund` }),
});

export type ProviderCalls = ReturnType<typeof providerCalls>;
