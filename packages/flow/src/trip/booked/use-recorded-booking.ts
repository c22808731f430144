import { isDefinitiveError } from '@booking/api';
import { bookingQueries } from '@booking/api/queries';
import { bookedTripState } from '@booking/domain/booking';
import { useQuery } from '@tanstack/react-query';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { useInFrame, useServices } from '../../app/services.ts';

/**
 * What the backend says of a booking that this browser has made, and the way to its payment. In a frame that opens the full shell, as a frame never
 * takes payments.
 */
export function useRecordedBooking(bookingId: string) {
  const { client } = useServices();
  const { payment } = useScreens();
  const { href, fullHref } = useHrefs();
  const inFrame = useInFrame();
  const { data, error } = useQuery(bookingQueries(client).detail(bookingId));
  return {
    /** Null while the backend has not said it. */
    booking: data?.status === 'completed' ? { number: data.number, state: bookedTripState(data) } : null,
    /** A booking that failed, or that the backend does not know, is none. */
    isNone: data?.status === 'failed' || (data === undefined && isDefinitiveError(error)),
    href: (inFrame ? fullHref : href)({ to: payment.to, params: { booking: bookingId } }),
    newWindow: inFrame,
  };
}
