import type { BookedTripState } from '@booking/domain/booking';
import { useTranslation } from '../../i18n/index.ts';
import { ActionLink, Notice } from '../../primitives/index.ts';
import { useBookedTripTitle } from '../use-booked-trip-title.ts';

export type BookedTripProps = {
  /** What the backend says of the booking; null while it has not said it. */
  booking: { number: string; state: BookedTripState } | null;
  /** The address of its payment, which leads on to its confirmation once it is paid. */
  href: string;
  newWindow: boolean;
};

/** On a step of a trip that this browser has booked: that it is booked, whether it is paid, and the way to its payment. */
export function BookedTrip({ booking, href, newWindow }: BookedTripProps) {
  const { t } = useTranslation('conflicts');
  const isPayable = booking === null || booking.state === 'unpaid';
  return (
    <Notice
      tone="info"
      title={useBookedTripTitle(booking)}
      action={
        <ActionLink variant="secondary" href={href} newWindow={newWindow}>
          {t(isPayable ? 'booked.toPayment' : 'booked.toBooking')}
        </ActionLink>
      }
    />
  );
}
