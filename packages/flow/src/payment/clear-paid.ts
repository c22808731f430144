import { bookingEndpoints } from '@booking/api';
import type { Services } from '../app/services.ts';
import { unvalidatedEntries } from '../storage/passengers.ts';
import { recentBookingEntries } from '../storage/recent-booking.ts';
import { clearCheckout } from './clear-checkout.ts';

/**
 * Clears what was typed for bookings that were paid elsewhere: from a frame, whose storage the full shell cannot reach, or in a tab that was
 * closed before it returned. What was typed for a departure after its booking stays. STORE-17.
 */
export async function clearPaidBookings(services: Pick<Services, 'client' | 'storage' | 'now'>): Promise<void> {
  const recent = recentBookingEntries(services);
  await Promise.all(
    recent.peekAll().map(async ({ value: { id, departureId, bookedAt } }) => {
      const booking = await services.client.call(bookingEndpoints.booking, { params: { id } }).catch(() => null);
      const isOver = booking?.status === 'completed' && !booking.can_pay;
      if (!isOver || recent.read(departureId)?.id !== id) return;
      // A revision is the time at which the entry was written, or later.
      if ((unvalidatedEntries(services).revision(departureId) ?? 0) > bookedAt) recent.clear(departureId);
      else clearCheckout(services, id);
    }),
  );
}
