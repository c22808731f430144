import { lazyFile, loadFile } from '../app/load-file.ts';
import type { Screen } from '../app/screen.ts';
import type { Services } from '../app/services.ts';

const states = () => import('./booking-states.tsx');

/** The loading and error states of a booking: the same for its payment and its confirmation. */
export const bookingPage = {
  pendingComponent: lazyFile(states, 'BookingLoading'),
  errorComponent: lazyFile(states, 'BookingNotLoaded'),
} as const;

/** The booking, and the texts of its pages: by code that comes with theirs, as few visits begin here. @throws ApiError */
export async function loadBooking(services: Services, id: string, screen: Screen): Promise<void> {
  const page = await loadFile(() => import('./load-payment-page.ts'));
  await page.loadBooking(services, id, screen);
}
