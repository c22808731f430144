import { isDefinitiveError } from '@booking/api';
import { bookingQueries } from '@booking/api/queries';
import { bookedTripState } from '@booking/domain/booking';
import { BookedTrip } from '@booking/ui/steps/conflicts';
import { useQuery } from '@tanstack/react-query';
import { useHrefs, useScreens } from '../app/addresses.ts';
import { useInFrame, useServices } from '../app/services.ts';
import { recentBookingEntries } from '../storage/recent-booking.ts';
import { useStored } from '../storage/use-stored.ts';

/** Says that this browser has booked this departure; nothing if it has not. BOOK-303. */
export function BookedTripContainer({ departureId }: { departureId: string }) {
  const recent = useStored(recentBookingEntries, (entries) => entries.peek(departureId))?.value ?? null;
  return recent ? <Booked bookingId={recent.id} /> : null;
}

function Booked({ bookingId }: { bookingId: string }) {
  const { client } = useServices();
  const { payment } = useScreens();
  const { href, fullHref } = useHrefs();
  const inFrame = useInFrame();
  const { data, error } = useQuery(bookingQueries(client).detail(bookingId));
  // A booking that failed, or that the backend does not know, is none.
  if (data?.status === 'failed' || (data === undefined && isDefinitiveError(error))) return null;
  return (
    <BookedTrip
      booking={data?.status === 'completed' ? { number: data.number, state: bookedTripState(data) } : null}
      href={(inFrame ? fullHref : href)({ to: payment.to, params: { booking: bookingId } })}
      newWindow={inFrame}
    />
  );
}
