import type { ErrorCode } from '@booking/domain/errors';
import type { TermKey, TravelTermKey } from '@booking/domain/market';
import type { Cents } from '@booking/domain/money';

/** An additional product; `price` is what one costs for the whole trip. A mandatory one starts at, and never goes below, 1. */
export type ExtraProduct = { id: string; name: string; description: string | null; price: Cents; mandatory: boolean; quantity: number };

/**
 * The state of the booking request: pending (`slow`: for more than a minute; `asking`: only whether it has become a booking), how it last
 * failed (`sold`: a cabin is no longer free), or `left` by the visitor.
 */
export type BookingStatus = 'idle' | 'booking' | 'slow' | 'asking' | 'failed' | 'sold' | 'refused' | 'unknown' | 'left';

/** A cabin and who travels in it. */
export type CabinTravellers = { key: string; name: string; people: readonly string[] };

export type TermErrors = Partial<Record<TermKey, ErrorCode>>;

/** The terms of this trip, and which of them the visitor has accepted. */
export type Consents = {
  terms: readonly TravelTermKey[];
  /** Where each can be read. */
  links: Readonly<Record<TravelTermKey, string>>;
  given: Readonly<Record<string, boolean>>;
  errors: TermErrors;
  /** The message about missing consents, and the number of failed attempts. */
  error: string | null;
  tries: number;
};
