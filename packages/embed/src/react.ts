import type * as React from 'react';
import type { BoatBikeBookingAttributes, BoatBikeBookingListeners } from './events.ts';

export type * from './events.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'boat-bike-booking': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> &
        BoatBikeBookingAttributes &
        BoatBikeBookingListeners;
    }
  }
}
