import type { ErrorCode } from '@booking/domain/errors';
import type { TermKey, TravelTermKey } from '@booking/domain/market';
import type { Cents } from '@booking/domain/money';

/** An additional product. The quantity of a mandatory one is at least 1. */
export type ExtraProduct = {
  id: string;
  name: string;
  /** HTML, not sanitised. */
  description: string | null;
  /** The unit price for the whole trip. */
  price: Cents;
  /** The unit price per day, if it is to be shown. PRICE-10. */
  pricePerDay: Cents | null;
  mandatory: boolean;
  quantity: number;
};

/**
 * The state of the booking request. Pending: `booking`, `slow` (for more than a minute), or `checking` (checking whether an earlier request
 * became a booking). `made`: it did, and the payment follows. Failed: `failed`, `sold` (a cabin is no longer available), `refused`, or `unknown`. `left`: abandoned by the visitor.
 */
export type BookingStatus = 'idle' | 'booking' | 'slow' | 'checking' | 'made' | 'failed' | 'sold' | 'refused' | 'unknown' | 'left';

/** A cabin and the names of its passengers. */
export type CabinTravellers = { key: string; name: string; people: readonly string[] };

export type TermErrors = Partial<Record<TermKey, ErrorCode>>;

/** The terms of this trip, and the visitor's consents. */
export type Consents = {
  terms: readonly TravelTermKey[];
  /** The address of each text. */
  links: Readonly<Record<TravelTermKey, string>>;
  given: Readonly<Record<string, boolean>>;
  errors: TermErrors;
  /** The error about missing consents; `tries` counts the failed attempts. */
  error: string | null;
  tries: number;
};
