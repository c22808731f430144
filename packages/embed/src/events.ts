import type { Brand } from './brands.ts';
import type { Language } from './languages.ts';

/** The screen that the frame shows, by its name: `tour-list`, `tour-date`, `ship`, `cabins`, `passengers`, `confirmation`. */
export type BookingStep = { step: string };

export type BookingItem = {
  item_id: string;
  item_name: string;
  item_category: 'tour' | 'departure' | 'product' | 'cabin' | 'bike' | 'diet';
  item_variant?: string;
  /** Per unit, in euros. */
  price: number;
  quantity: number;
};

/** What was added to the cart or removed from it, as an e-commerce event of analytics; `value` in euros. */
export type BookingCart = {
  event: 'add_to_cart' | 'remove_from_cart';
  ecommerce: { currency: 'EUR'; value: number; items: BookingItem[] };
};

/** The events of the element; they bubble. */
export interface BoatBikeBookingEvents {
  /** The frame is shown in place of the element's own content. */
  'booking-ready': CustomEvent<null>;
  'booking-step': CustomEvent<BookingStep>;
  'booking-cart': CustomEvent<BookingCart>;
  /** Escape was pressed in the frame, where it closes nothing. */
  'booking-escape': CustomEvent<object>;
  /** The dialog of a button has opened, or closed. */
  'booking-open': CustomEvent<null>;
  'booking-close': CustomEvent<null>;
}

/** Listeners as attributes, where the framework takes them: `onbooking-step`. */
export type BoatBikeBookingListeners = {
  [Name in keyof BoatBikeBookingEvents as `on${Name}`]?: ((event: BoatBikeBookingEvents[Name]) => void) | undefined;
};

/** The attributes of the element, besides those of every element. */
export interface BoatBikeBookingAttributes {
  /** A tour's id, or several joined by a colon; without it, the list of tours. */
  tour?: string | undefined;
  /** The list of tours, whatever `tour` says. */
  all?: '' | undefined;
  /** In the page itself, or in a dialog that the element's link or button opens. */
  mode?: 'inline' | 'button' | undefined;
  brand?: Brand | undefined;
  locale?: Language | undefined;
  /** Persons, 1 to 20. */
  party?: number | `${number}` | undefined;
  /** The month that is shown first: that of this date, YYYY-MM-DD. */
  date?: string | undefined;
  /** The partner's id, sent with the booking; otherwise that of the page's address. */
  cid?: string | undefined;
  /** Load the frame at once, not when it comes near the viewport. */
  eager?: '' | undefined;
  /** Where the tool is served. By default where the script came from; bundled, it is needed. */
  'src-base'?: string | undefined;
}

declare global {
  interface HTMLElementEventMap extends BoatBikeBookingEvents {}
  interface HTMLElementTagNameMap {
    'boat-bike-booking': HTMLElement;
  }
}
