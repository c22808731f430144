import { createHash } from 'node:crypto';
import type { Market } from '@booking/domain/schema';
import type Stripe from 'stripe';
import type { IntentRow } from '../database/schema.ts';
import { getTarget, type ReceiptDetails } from './due.ts';
import type { Gateway } from './gateway.ts';

/** The charge contains the refunded amount and whether it is disputed. */
const withCharge = { expand: ['latest_charge'] };

/** The metadata of an intent: its target, its type and our key. */
const toMetadata = (row: IntentRow) => {
  const { kind, id } = getTarget(row);
  return { [kind]: id, type: row.type, key: row.key };
};

/** Hashes a text of the visitor, which may be too long for a header or contain invalid characters. */
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The calls to the card provider. Calls that create, change or refund have an idempotency key that outlives the process. They take effect once,
 * however often and by whichever process they are sent.
 */
export const providerCalls = (gateway: Gateway) => ({
  /** Sends a request as it was stored before. */
  create: (request: IntentRow, { description, email }: ReceiptDetails): Promise<Stripe.PaymentIntent> =>
    gateway.of(request.market).paymentIntents.create(
      {
        amount: request.amount,
        currency: request.currency,
        description,
        receipt_email: email,
        metadata: toMetadata(request),
        ...(request.method === null ? {} : { payment_method: request.method }),
      },
      { idempotencyKey: request.key },
    ),

  /** Changes the payment method; the amount stays. */
  changeMethod: ({ id, key, market }: { id: string; key: string; market: Market }, method: string): Promise<Stripe.PaymentIntent> =>
    gateway.of(market).paymentIntents.update(id, { payment_method: method }, { idempotencyKey: `${key}:${digest(method)}` }),

  retrieve: (id: string, market: Market, options: Stripe.RequestOptions = {}): Promise<Stripe.PaymentIntent> =>
    gateway.of(market).paymentIntents.retrieve(id, withCharge, options),

  /** Uses the key of the SDK, which is new each time: a call that came too early must not determine the response to a later one. */
  cancel: (id: string, market: Market): Promise<Stripe.PaymentIntent> => gateway.of(market).paymentIntents.cancel(id, withCharge),

  /** Refunds everything that an intent has received. */
  refund: (id: string, key: string, market: Market): Promise<Stripe.Refund> =>
    gateway.of(market).refunds.create({ payment_intent: id, metadata: { key } }, { idempotencyKey: `${key}:refund` }),
});

export type ProviderCalls = ReturnType<typeof providerCalls>;
