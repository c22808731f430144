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
}

declare global {
  interface HTMLElementEventMap extends BoatBikeBookingEvents {}
  interface HTMLElementTagNameMap {
    'boat-bike-booking': HTMLElement;
  }
}
