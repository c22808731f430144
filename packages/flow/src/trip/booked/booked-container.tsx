import { BookedView } from '@booking/ui/steps/confirmation';
import { TripAside } from '../../layout/trip-aside.tsx';
import { bookingSummaries } from '../../storage/booking-summary.ts';
import { useStored } from '../../storage/use-stored.ts';
import type { CheckoutTrip } from '../checkout-trip.ts';
import { useCheckoutLayout } from '../use-checkout-layout.ts';
import { useRecordedBooking } from './use-recorded-booking.ts';

type BookedContainerProps = { trip: CheckoutTrip; bookingId: string; earlier: boolean };

/** Shown after the booking: its number and a link to its payment. */
export function BookedContainer({ trip, bookingId, earlier }: BookedContainerProps) {
  const { layout, links } = useCheckoutLayout(trip);
  const { booking, href, newWindow } = useRecordedBooking(bookingId);
  const quote = useStored(bookingSummaries, (summaries) => summaries.peek(bookingId))?.quote ?? null;
  return (
    <BookedView
      paymentHref={href}
      newWindow={newWindow}
      earlier={earlier}
      booking={booking}
      onRequest={trip.departure.on_request}
      {...layout}
      aside={<TripAside trip={{ ...trip, picture: undefined }} quote={quote} />}
      backHref={links.personal_information}
      bar={{ total: quote?.total ?? null, dates: trip.dates, persons: trip.facts.persons }}
    />
  );
}
