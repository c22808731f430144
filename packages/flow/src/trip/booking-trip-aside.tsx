import type { CompletedBooking } from '@booking/domain/schema';
import { TripSummary } from '@booking/ui/steps/payment-result';
import { Aside } from '../layout/aside.tsx';
import { TripAside } from '../layout/trip-aside.tsx';
import { useBookedTrip } from './use-booked-trip.ts';

/** The trip in the side panel of a booking's pages: from the snapshot, with the tour's picture and the price, and from the booking itself. */
export function BookingTripAside({ booking }: { booking: CompletedBooking }) {
  const { summary, voucherTexts, ...trip } = useBookedTrip(booking);
  const { number, name, email } = booking;
  const facts = { number, name, email };
  if (!summary)
    return (
      <Aside>
        <TripSummary {...facts} tour={trip.tourName} tourLanguage={trip.tourLanguage} date={trip.dates} />
      </Aside>
    );
  const { departure, quote, cabinNames, productNames, nameLanguages } = summary;
  const names = { cabinNames, productNames, nameLanguages, voucherTexts };
  return (
    <TripAside
      trip={{ ...trip, departure, names }}
      quote={quote}
      onRequest={booking.on_request}
      below={<TripSummary {...facts} tour={null} date={null} />}
    />
  );
}
