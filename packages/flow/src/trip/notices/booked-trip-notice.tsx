import { BookedTrip } from '@booking/ui/steps/conflicts';
import { recentBookingEntries } from '../../storage/recent-booking.ts';
import { useStored } from '../../storage/use-stored.ts';
import { useRecordedBooking } from '../booked/use-recorded-booking.ts';

/** Says that this browser has booked this departure; nothing if it has not. */
export function BookedTripNotice({ departureId }: { departureId: string }) {
  const recent = useStored(recentBookingEntries, (entries) => entries.peek(departureId))?.value ?? null;
  return recent ? <BookedNotice bookingId={recent.id} /> : null;
}

function BookedNotice({ bookingId }: { bookingId: string }) {
  const { booking, isNone, href, newWindow } = useRecordedBooking(bookingId);
  return isNone ? null : <BookedTrip booking={booking} href={href} newWindow={newWindow} />;
}
