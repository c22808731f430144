import type {} from 'svelte/elements';
import type { BoatBikeBookingAttributes, BoatBikeBookingListeners } from './events.ts';

export type * from './events.ts';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'boat-bike-booking': HTMLAttributes<HTMLElement> & BoatBikeBookingAttributes & BoatBikeBookingListeners;
  }
}
