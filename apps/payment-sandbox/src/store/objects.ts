type IntentStatus = 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
export type MethodType = 'card' | 'us_bank_account';

type BillingDetails = { name: string | null; email: string | null };

/** A payment method without its number: only what a test number stands for is kept. */
export type StoredMethod = {
  id: string;
  account: string;
  created: number;
  type: MethodType;
  billing: BillingDetails;
  /** Key of `outcomes`. */
  outcome: string;
  brand: string;
  last4: string;
  expiry: { month: number; year: number } | null;
};

/** The body of a failure as the provider words it, and as `last_payment_error` keeps it. */
export type Failure = { type: 'card_error' | 'invalid_request_error'; code: string; decline_code?: string; message: string };

export type StoredIntent = {
  id: string;
  account: string;
  secret: string;
  created: number;
  amount: number;
  currency: string;
  status: IntentStatus;
  method: string | null;
  metadata: Record<string, string>;
  description: string | null;
  receiptEmail: string | null;
  methodTypes: MethodType[];
  returnUrl: string | null;
  charge: string | null;
  canceledAt: number | null;
  cancellationReason: string | null;
  lastError: (Failure & { method: string }) | null;
  /** When a debit ends, in milliseconds since the epoch. */
  settlesAt: number | null;
  /** How its events are delivered, where its payment method says so. */
  webhooks: WebhookMode | null;
  /** In minor units. */
  refunded: number;
  disputed: boolean;
};

/**
 * How events arrive: at once and once (`normal`), after a while (`late`), two times (`twice`), those before the last one after it (`reordered`), or
 * never (`lost`).
 */
export const webhookModes = ['normal', 'late', 'twice', 'reordered', 'lost'] as const;
export type WebhookMode = (typeof webhookModes)[number];

export type EventType =
  | 'payment_intent.succeeded'
  | 'payment_intent.processing'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.refunded'
  | 'charge.dispute.created';

/** An event that has not been delivered yet; `body` is exactly what is signed and sent. */
export type PendingEvent = { id: string; account: string; body: string; tries: number };

/** A response stored for its idempotency key. `request` detects a different request under the same key. */
export type StoredResponse = { request: string; status: number; body: unknown; at: number };
