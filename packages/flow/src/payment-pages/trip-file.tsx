import type { CompletedBooking, IsoDate } from '@booking/domain/schema';
import { textOf } from '@booking/domain/translations';
import { useTranslation } from '@booking/ui/i18n';
import { TripActions } from '@booking/ui/steps/payment-result';
import { usePortNames } from '../app/local-texts.ts';
import { useServices } from '../app/services.ts';
import { useBookedTourName } from './booking-trip-aside.tsx';
import { calendarFile, calendarHref } from './calendar-file.ts';
import { useBookingSummary } from './use-booking-summary.ts';

/** A download of the booked trip as a calendar file, if its last day is known, and a button that prints the page. */
export function TripFile({ booking, end }: { booking: CompletedBooking; end: IsoDate | null }) {
  const { t } = useTranslation('payment');
  const { now } = useServices();
  const summary = useBookingSummary(booking.id);
  const { tourName: title } = useBookedTourName(booking);
  const portNames = usePortNames();
  const getFile = (to: IsoDate): string =>
    calendarFile(
      {
        id: booking.id,
        title,
        place: textOf(portNames, summary?.departure.port_of_departure_name)?.text ?? null,
        description: [t('bookingNumber', { number: booking.number }), summary?.shipName].filter(Boolean).join('\n'),
        from: booking.departure_date,
        to,
      },
      now(),
    );
  return (
    <TripActions calendarHref={end && calendarHref(getFile(end))} calendarName={`${booking.number}.ics`} onPrint={() => window.print()} />
  );
}
