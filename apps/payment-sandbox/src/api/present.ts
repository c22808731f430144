import { newId } from '../store/ids.ts';
import type { StoredIntent, StoredMethod } from '../store/objects.ts';
import type { Objects } from '../store/store.ts';

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** A payment method as the API returns it. */
export const presentMethod = (method: StoredMethod) => ({
  id: method.id,
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: { address: null, email: method.billing.email, name: method.billing.name, phone: null },
  ...(method.type === 'card'
    ? {
        card: {
          brand: method.brand,
          last4: method.last4,
          exp_month: method.expiry?.month ?? null,
          exp_year: method.expiry?.year ?? null,
          country: 'US',
          funding: 'credit',
        },
      }
    : { us_bank_account: { bank_name: 'STRIPE TEST BANK', last4: method.last4, routing_number: '110000000' } }),
  created: seconds(method.created),
  customer: null,
  livemode: false,
  metadata: {},
  type: method.type,
});

/** The charge of a successful intent, as the API returns it. */
export const presentCharge = (intent: StoredIntent) => ({
  id: intent.charge,
  object: 'charge',
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: intent.refunded,
  currency: intent.currency,
  disputed: intent.disputed,
  livemode: false,
  metadata: intent.metadata,
  paid: true,
  payment_intent: intent.id,
  refunded: intent.refunded === intent.amount,
  status: 'succeeded',
});

/** A dispute about the charge of an intent, as in its event. */
export const presentDispute = (intent: StoredIntent) => ({
  id: newId('dp'),
  object: 'dispute',
  amount: intent.amount,
  charge: intent.charge,
  currency: intent.currency,
  livemode: false,
  payment_intent: intent.id,
  reason: 'fraudulent',
  status: 'needs_response',
});

/** A payment intent as the API returns it. `origin` is that of the sandbox pages; with `withCharge`, `latest_charge` is an object. */
export async function presentIntent(intent: StoredIntent, objects: Objects, origin: string, withCharge = false) {
  const failed = intent.lastError ? await objects.get('method', intent.lastError.method) : undefined;
  const { method: _, ...error } = intent.lastError ?? { method: '' };
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: intent.status === 'succeeded' ? intent.amount : 0,
    automatic_payment_methods: null,
    canceled_at: intent.canceledAt === null ? null : seconds(intent.canceledAt),
    cancellation_reason: intent.cancellationReason,
    capture_method: 'automatic',
    client_secret: intent.secret,
    confirmation_method: 'automatic',
    created: seconds(intent.created),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    last_payment_error: intent.lastError ? { ...error, ...(failed ? { payment_method: presentMethod(failed) } : {}) } : null,
    latest_charge: withCharge && intent.charge !== null ? presentCharge(intent) : intent.charge,
    livemode: false,
    metadata: intent.metadata,
    next_action:
      intent.status === 'requires_action'
        ? {
            type: 'redirect_to_url',
            redirect_to_url: {
              return_url: intent.returnUrl,
              url: `${origin}/sandbox/challenge/${intent.id}?client_secret=${encodeURIComponent(intent.secret)}`,
            },
          }
        : null,
    payment_method: intent.method,
    payment_method_types: intent.methodTypes,
    receipt_email: intent.receiptEmail,
    setup_future_usage: null,
    status: intent.status,
  };
}
