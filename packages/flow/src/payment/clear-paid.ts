import { bookingEndpoints } from '@booking/api';
import type { Services } from '../app/services.ts';
import { recentBookingItem } from '../storage/items.ts';
import { unvalidatedItem } from '../storage/passengers.ts';
import { clearCheckout } from './clear-checkout.ts';

/**
 * Clears what was typed for a booking that was paid elsewhere: from a frame, whose storage the full shell cannot reach, or in a tab that was
 * closed before it returned. What was typed after that booking stays. STORE-17.
 */
export async function clearPaidBooking(services: Pick<Services, 'client' | 'storage' | 'now'>): Promise<void> {
  const recent = recentBookingItem(services.storage).read();
  if (!recent) return;
  const booking = await services.client.call(bookingEndpoints.booking, { params: { id: recent.id } }).catch(() => null);
  const isOver = booking?.status === 'completed' && !booking.can_pay;
  if (!isOver || recentBookingItem(services.storage).read()?.id !== recent.id) return;
  const draft = unvalidatedItem(services).read();
  if (draft && draft.savedAt > recent.bookedAt) recentBookingItem(services.storage).clear();
  else clearCheckout(services);
}
