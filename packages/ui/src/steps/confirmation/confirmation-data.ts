import type { ErrorCode } from '@booking/domain/errors';
import type { TermKey } from '@booking/domain/market';
import type { Cents } from '@booking/domain/money';
import type { InsuranceType } from '@booking/domain/schema';

/** An additional product; `price` is what one costs for the whole trip. A mandatory one starts at, and never goes below, 1. */
export type ExtraProduct = { id: string; name: string; description: string | null; price: Cents; mandatory: boolean; quantity: number };

/** All policies of one type that are offered: one tick takes them. Texts may hold HTML. */
export type InsuranceOffer = {
  type: InsuranceType;
  price: Cents;
  tax: Cents;
  summary: string | null;
  description: string | null;
  finePrint: string | null;
  terms: string | null;
};

/** The state of the booking request: pending (`slow`: for more than a minute), or how it last failed. */
export type BookingStatus = 'idle' | 'booking' | 'slow' | 'failed' | 'refused' | 'unknown';

export type TermErrors = Partial<Record<TermKey, ErrorCode>>;
