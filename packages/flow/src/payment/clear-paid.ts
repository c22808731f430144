import { bookingEndpoints } from '@booking/api';
import { getOwnStatus } from '@booking/domain/payment';
import type { Services } from '../app/services.ts';
import { unvalidatedEntries } from '../storage/passengers.ts';
import { recentBookingEntries } from '../storage/recent-booking.ts';
import { clearCheckout } from './clear-checkout.ts';

/**
 * Clears the details of bookings that were paid outside this page: in the full shell, which cannot access the storage of a frame, or in a tab
 * that was closed before the provider's redirect. Details that were entered after the booking stay, and all of them while the payment is in process.
 */
export async function clearPaidBookings(services: Pick<Services, 'client' | 'storage' | 'now'>): Promise<void> {
  const recent = recentBookingEntries(services);
  await Promise.all(
    recent.peekAll().map(async ({ value: { id, departureId, bookedAt } }) => {
      const booking = await services.client.call(bookingEndpoints.booking, { params: { id } }).catch(() => null);
      const isSettled = booking?.status === 'completed' && getOwnStatus(booking) === 'Completed';
      if (!isSettled || recent.read(departureId)?.id !== id) return;
      // A revision is the time of the write, or later.
      if ((unvalidatedEntries(services).revision(departureId) ?? 0) > bookedAt) recent.clear(departureId);
      else clearCheckout(services, id);
    }),
  );
}
