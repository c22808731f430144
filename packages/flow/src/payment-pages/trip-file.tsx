import type { CompletedBooking } from '@booking/domain/schema';
import { useTranslation } from '@booking/ui/i18n';
import { TripActions } from '@booking/ui/steps/payment-result';
import { useServices } from '../app/services.ts';
import { useBookedTourName, useBookingSummary } from './booking-trip-aside.tsx';
import { calendarFile, calendarHref } from './calendar-file.ts';

/** A download of the booked trip as a calendar file, and a button that prints the page. PAY-52. */
export function TripFile({ booking }: { booking: CompletedBooking }) {
  const { t } = useTranslation('payment');
  const { now } = useServices();
  const summary = useBookingSummary(booking.id);
  const title = useBookedTourName(booking);
  const file = calendarFile(
    {
      id: booking.id,
      title,
      place: summary?.departure.port_of_departure_name ?? null,
      description: [t('bookingNumber', { number: booking.number }), summary?.shipName].filter(Boolean).join('\n'),
      from: booking.departure_date,
      // Without the snapshot the end date is unknown.
      to: summary?.departure.end_date ?? booking.departure_date,
    },
    now(),
  );
  return <TripActions calendarHref={calendarHref(file)} calendarName={`${booking.number}.ics`} onPrint={() => window.print()} />;
}
