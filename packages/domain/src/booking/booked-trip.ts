import type { CompletedBooking } from '../schema/booking.ts';

/** What is known for certain of a booking: that nothing is paid, that it is a request, or no more than that it is made. */
export type BookedTripState = 'unpaid' | 'requested' | 'booked';

/** The state of a booking, as the steps of its trip say it. A booking of which a part was received is not called unpaid. BOOK-37. */
export function bookedTripState({
  can_pay,
  on_request,
  paid_amount,
}: Pick<CompletedBooking, 'can_pay' | 'on_request' | 'paid_amount'>): BookedTripState {
  if (!can_pay) return on_request ? 'requested' : 'booked';
  return (paid_amount ?? 0) > 0 ? 'booked' : 'unpaid';
}
