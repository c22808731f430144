import type { LegalTexts } from '@booking/config';
import type { Cents } from '@booking/domain/money';
import type { RefusedField } from '@booking/domain/passengers';
import type { IsoDate, Language } from '@booking/domain/schema';
import type { LocalText } from '@booking/domain/translations';
import type { PriceChangesProps } from '../../summary/price-changes.tsx';

/** An additional product. The quantity of a mandatory one is at least 1. */
export type ExtraProduct = {
  id: string;
  name: string;
  nameLanguage?: Language | undefined;
  /** HTML, not sanitised. */
  description: LocalText | null;
  /** The unit price for the whole trip. */
  price: Cents;
  /** The unit price per day, if it is to be shown. */
  pricePerDay: Cents | null;
  mandatory: boolean;
  quantity: number;
};

/**
 * The state of the booking request. Pending: `booking`, `slow` (for more than a minute), `limited` (the backend wants to be asked later), or
 * `checking` (checking whether an earlier request became a booking). `made`: it did, and the payment follows. Failed: `failed`, `sold` (a cabin is no longer available), `unpaid` (too
 * many unpaid cabins of this connection), `refused`, or `unknown`. `repriced`: nothing was sent, since the price is not the one that was on the button. `left`: abandoned by the visitor.
 */
export type BookingStatus =
  | 'idle'
  | 'booking'
  | 'slow'
  | 'limited'
  | 'checking'
  | 'made'
  | 'failed'
  | 'sold'
  | 'unpaid'
  | 'repriced'
  | 'refused'
  | 'unknown'
  | 'left';

/** The booking request, as the page shows it. */
export type BookingState = {
  status: BookingStatus;
  /** After how many seconds a `limited` request is repeated. */
  retryDelay: number;
  /** The number to call for help. */
  phone: string | null;
  /** The fields that the backend named when it refused the request, with their addresses on the passenger step. */
  refused: readonly (RefusedField & { href: string })[];
  /** How the price differs from the one that was on the button, with the status `repriced`. */
  change: PriceChangesProps | null;
  /** An earlier request has no response yet. The page shows its choices, and they cannot be changed. */
  open: boolean;
};

/** A passenger as entered. Names of products are translated; `dateOfBirth` is null if it is not a date. */
export type Traveller = {
  /** The position among all passengers; 0 is the main booker. */
  index: number;
  name: string;
  dateOfBirth: IsoDate | null;
  /** In centimetres. */
  bodyHeight: number;
  bike: string | null;
  diet: string | null;
  extras: readonly string[];
  /** Where this passenger can be changed; null while that is not possible. */
  changeHref: string | null;
};

/** A cabin, numbered within its type from 1 on, and its passengers. */
export type CabinTravellers = { key: string; name: string; number: number; people: readonly Traveller[] };

/** The main booker's contact details as entered. */
export type Contact = {
  emailAddress: string;
  /** The address that was probably meant; null if this one looks right. */
  suggestedEmail: string | null;
  phoneNumber: string;
  address: string;
};

/** What the brand says by law: who insures, and where the terms are. */
export type ReviewLegal = Pick<LegalTexts, 'insurers' | 'terms'>;
