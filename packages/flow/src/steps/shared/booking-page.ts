import { lazyRouteComponent } from '@tanstack/react-router';
import type { Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';

const states = () => import('./booking-states.tsx');

/** The loading and error states of a booking: the same for its payment and its confirmation. */
export const bookingPage = {
  pendingComponent: lazyRouteComponent(states, 'BookingLoading'),
  errorComponent: lazyRouteComponent(states, 'BookingNotLoaded'),
} as const;

/** The booking, and the texts of its pages: by code that comes with theirs, as few visits begin here. @throws ApiError */
export async function loadBooking(services: Services, id: string, screen: Screen): Promise<void> {
  const page = await import('./load-payment-page.ts');
  await page.loadBooking(services, id, screen);
}
