import { lazyFile, loadFile } from '../app/load-file.ts';
import type { Screen } from '../app/screen.ts';
import type { Services } from '../app/services.ts';

const states = () => import('./booking-states.tsx');

/** The loading and error states of a booking, shared by its payment and its confirmation. */
export const bookingPage = {
  pendingComponent: lazyFile(states, 'BookingLoading'),
  errorComponent: lazyFile(states, 'BookingNotLoaded'),
} as const;

/** Loads the booking and the texts of its pages. The code is in a chunk of its own, because few visits begin here. @throws ApiError */
export async function loadBooking(services: Services, id: string, screen: Screen): Promise<void> {
  const loader = await loadFile(() => import('./load-payment-page.ts'));
  await loader.loadBooking(services, id, screen);
}
