import type { CompletedBooking, Language } from '@booking/domain/schema';
import { ownLanguage } from '@booking/domain/translations';
import { useFormat } from '@booking/ui/i18n';
import { TripSummary } from '@booking/ui/steps/payment-result';
import { SummaryPanel } from '@booking/ui/summary';
import { usePortNames, useVoucherTexts } from '../app/local-texts.ts';
import { useServices } from '../app/services.ts';
import { useTourNames } from '../app/tour-names.ts';
import { Aside } from '../layout/aside.tsx';
import { tourPicture } from '../layout/tour-picture.ts';
import { useBookedEnd } from './use-booked-end.ts';
import { useBookingSummary } from './use-booking-summary.ts';

/** The name of the booked tour in the visitor's language, as far as it is translated. */
export function useBookedTourName({ tour_id, tour_name }: CompletedBooking): { tourName: string; tourLanguage: Language } {
  const names = useTourNames()?.(tour_id, tour_name);
  return { tourName: names?.shown ?? tour_name, tourLanguage: names?.language ?? ownLanguage };
}

/** The trip in the side panel of a booking's pages: from the snapshot, with the tour's picture and the price, and from the booking itself. */
export function BookingTripAside({ booking }: { booking: CompletedBooking }) {
  const services = useServices();
  const { date, dateRange } = useFormat();
  const summary = useBookingSummary(booking.id);
  const { number, name, email, departure_date } = booking;
  const { tourName, tourLanguage } = useBookedTourName(booking);
  const portNames = usePortNames();
  const voucherTexts = useVoucherTexts();
  const end = useBookedEnd(booking);
  const dates = end ? dateRange(departure_date, end) : date(departure_date, 'full');
  return (
    <Aside>
      {summary ? (
        <SummaryPanel
          picture={tourPicture(services, booking.tour_id)}
          tourName={tourName}
          tourLanguage={tourLanguage}
          portNames={portNames}
          departure={summary.departure}
          shipName={summary.shipName}
          quote={summary.quote}
          cabinNames={summary.cabinNames}
          productNames={summary.productNames}
          nameLanguages={summary.nameLanguages}
          voucherTexts={voucherTexts}
          onRequest={booking.on_request}
        />
      ) : null}
      <TripSummary
        number={number}
        tour={summary ? null : tourName}
        tourLanguage={tourLanguage}
        date={summary ? null : dates}
        name={name}
        email={email}
      />
    </Aside>
  );
}
