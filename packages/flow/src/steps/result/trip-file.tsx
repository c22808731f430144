import type { CompletedBooking, IsoDate } from '@booking/domain/schema';
import { useTranslation } from '@booking/ui/i18n';
import { TripActions } from '@booking/ui/steps/payment-result';
import { useServices } from '../../app/services.ts';
import { useBookedTrip } from '../../trip/booked/use-booked-trip.ts';
import { calendarFile, calendarHref } from './calendar-file.ts';

/** A download of the booked trip as a calendar file, if its last day is known, a button that prints the page, and the link to the next page. */
export function TripFile({ booking, continueHref }: { booking: CompletedBooking; continueHref: string | null }) {
  const { t } = useTranslation('payment');
  const { now } = useServices();
  const { tourName: title, shipName, port, end } = useBookedTrip(booking);
  const getFile = (to: IsoDate): string =>
    calendarFile(
      {
        id: booking.id,
        title,
        place: port?.text ?? null,
        description: [t('bookingNumber', { number: booking.number }), shipName].filter(Boolean).join('\n'),
        from: booking.departure_date,
        to,
      },
      now(),
    );
  return (
    <TripActions
      continueHref={continueHref}
      calendarHref={end && calendarHref(getFile(end))}
      calendarName={`${booking.number}.ics`}
      onPrint={() => window.print()}
    />
  );
}
