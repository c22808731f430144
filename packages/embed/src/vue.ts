import type { DefineComponent } from 'vue';
import type { BoatBikeBookingAttributes } from './events.ts';

export type * from './events.ts';

declare module 'vue' {
  interface GlobalComponents {
    'boat-bike-booking': DefineComponent<BoatBikeBookingAttributes>;
  }
}
