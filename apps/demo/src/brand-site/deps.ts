import type { BookedTrip } from '@booking/backend';
import type { BrandFacts } from '@booking/config';
import type { Brand } from '@booking/domain/brand';
import type { Cents } from '@booking/domain/money';
import type { IsoDate, Language } from '@booking/domain/schema';

/** A standalone payment for trying out the payment page; `amount` in euros. */
export type DemoPayment = {
  id: string;
  description: string | null;
  /** The language of the description; null if it is unknown. */
  language: Language | null;
  amount: number;
  status: string;
  /** Whether a part of it was refunded. */
  refunded: boolean;
  disputed: boolean;
};

/** What is configured of the services around the tool. */
export type OutsideServices = {
  /** Whether the chat is offered. */
  hasChat: boolean;
  /** Whether the demo's stand-in for the tag manager shows the data layer. */
  isDataLayerShown: boolean;
  /** The host pages that get all messages of the frame. */
  parentOrigins: readonly string[];
};

export type BrandSiteDeps = {
  /** Whether the payment sandbox replaces the card provider. Only then are its test cards listed. */
  sandbox: boolean;
  outside: OutsideServices;
  /** The current standalone payments of the demo. The page is public, so they are never those of a customer. */
  demoPayments(): Promise<readonly DemoPayment[]>;
  /** The lowest price per person at which a tour can be booked now, by two persons; null if it cannot. */
  fromPrice(tourId: string): Promise<Cents | null>;
  /** The trip of a booking; null if the backend does not know it. */
  readTrip(bookingId: string): Promise<BookedTrip | null>;
  /** The date of the server. */
  today(): IsoDate;
  /** Contact data, such as phone numbers, as shown by the help block of the tool. */
  facts(brand: Brand, language: Language): BrandFacts;
};
