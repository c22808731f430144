type IntentStatus = 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
export type MethodType = 'card' | 'us_bank_account';

type BillingDetails = { name: string | null; email: string | null };

/** A payment method without its number: only the meaning of its test number is stored. */
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

/** A failure as the provider words it, and as `last_payment_error` contains it. */
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
  /** When a debit settles, in milliseconds since the epoch. */
  settlesAt: number | null;
  /** How its events are delivered, if its payment method determines it. */
  webhooks: WebhookMode | null;
  /** In minor units. */
  refunded: number;
  disputed: boolean;
};

/**
 * How events are delivered: once and at once (`normal`), after a delay (`late`), twice (`twice`), with earlier ones after the last one
 * (`reordered`), or never (`lost`).
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

/** An event that has not been delivered yet. `body` is exactly what is signed and sent. */
export type PendingEvent = { id: string; account: string; body: string; tries: number };

/** A response stored under its idempotency key. `request` detects another request with the same key. */
export type StoredResponse = { request: string; status: number; body: unknown; at: number };
