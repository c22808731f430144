import { bookingQueries } from '@booking/api';
import { loadTexts } from '@booking/ui/i18n';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';

const states = () => import('./booking-states.tsx');

/** The loading and error states of a booking: the same for its payment and its confirmation. */
export const bookingPage = {
  pendingComponent: lazyRouteComponent(states, 'BookingLoading'),
  errorComponent: lazyRouteComponent(states, 'BookingNotLoaded'),
} as const;

/** The booking, and the texts of its pages. @throws ApiError */
export async function loadBooking({ client, queryClient, runtime }: Services, id: string, { texts }: Screen): Promise<void> {
  await Promise.all([queryClient.ensureQueryData(bookingQueries(client).detail(id)), loadTexts(runtime.language, texts)]);
}
