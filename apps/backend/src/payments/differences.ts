import type Stripe from 'stripe';
import type { IntentRow } from '../database/schema.ts';
import { getTarget } from './due.ts';

/** Describes for the log how an intent of the provider differs from the stored request; null if they agree. */
export function findDifferences(row: IntentRow, intent: Stripe.PaymentIntent): string | null {
  const { kind, id } = getTarget(row);
  const { metadata } = intent;
  const differs = [
    intent.amount === row.amount ? null : `amount ${intent.amount}, expected ${row.amount}`,
    intent.currency === row.currency ? null : `currency ${intent.currency}, expected ${row.currency}`,
    intent.status !== 'succeeded' || intent.amount_received === row.amount
      ? null
      : `received ${intent.amount_received}, expected ${row.amount}`,
    metadata[kind] === id ? null : `metadata of another ${kind}`,
    metadata.key === row.key && metadata.type === row.type ? null : 'metadata of another payment',
  ].filter((text) => text !== null);
  return differs.length > 0 ? differs.join('; ') : null;
}
