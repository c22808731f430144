import type { CompletedBooking } from '@booking/domain/schema';
import { useFormat } from '@booking/ui/i18n';
import { TripSummary } from '@booking/ui/steps/payment-result';
import { SummaryPanel } from '@booking/ui/summary';
import { useServices } from '../app/services.ts';
import { useTourNames } from '../app/tour-names.ts';
import { Aside } from '../layout/aside.tsx';
import { tourPicture } from '../layout/tour-picture.ts';
import { type BookingSummary, bookingSummaries } from '../storage/booking-summary.ts';
import { useStored } from '../storage/use-stored.ts';

/** The snapshot of a booking's trip; null if this browser has none. */
export const useBookingSummary = (bookingId: string): BookingSummary | null =>
  useStored(bookingSummaries, (summaries) => summaries.peek(bookingId));

/** The name of the booked tour in the visitor's language. BRAND-27. */
export function useBookedTourName({ tour_id, tour_name }: CompletedBooking): string {
  return useTourNames()?.(tour_id, tour_name).shown ?? tour_name;
}

/** The trip in the side panel of a booking's pages: from the snapshot, with the tour's picture and the price, and from the booking itself. */
export function BookingTripAside({ booking }: { booking: CompletedBooking }) {
  const services = useServices();
  const { date } = useFormat();
  const summary = useBookingSummary(booking.id);
  const { number, name, email, departure_date } = booking;
  const tourName = useBookedTourName(booking);
  return (
    <Aside>
      {summary ? (
        <SummaryPanel
          picture={tourPicture(services, booking.tour_id)}
          tourName={tourName}
          departure={summary.departure}
          shipName={summary.shipName}
          quote={summary.quote}
          cabinNames={summary.cabinNames}
          productNames={summary.productNames}
          onRequest={booking.on_request}
        />
      ) : null}
      <TripSummary
        number={number}
        tour={summary ? null : tourName}
        date={summary ? null : date(departure_date, 'full')}
        name={name}
        email={email}
      />
    </Aside>
  );
}
