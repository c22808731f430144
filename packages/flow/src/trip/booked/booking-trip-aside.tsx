import type { CompletedBooking } from '@booking/domain/schema';
import { TripSummary } from '@booking/ui/steps/payment-result';
import type { ReactNode } from 'react';
import { Aside } from '../../layout/aside.tsx';
import { TripAside } from '../../layout/trip-aside.tsx';
import { useBookedTrip } from './use-booked-trip.ts';

type BookingTripAsideProps = {
  booking: CompletedBooking;
  /** What comes before the trip. */
  above?: ReactNode;
};

/** The trip in the side panel of a booking's pages: from the snapshot, with the tour's picture and the price, and from the booking itself. */
export function BookingTripAside({ booking, above }: BookingTripAsideProps) {
  const { summary, voucherTexts, ...trip } = useBookedTrip(booking);
  const { number, name, email } = booking;
  const facts = { number, name, email };
  if (!summary)
    return (
      <Aside>
        {above}
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
      above={above}
      below={<TripSummary {...facts} tour={null} date={null} />}
    />
  );
}
