import type { CompletedBooking } from '@booking/domain/schema';
import { bookingResultState } from '@booking/domain/steps';
import { Navigate } from '@tanstack/react-router';
import { useScreens } from '../../app/addresses.ts';
import { getAttribution } from '../../app/attribution.ts';
import { failedStatus } from '../../payment/previous-failure.ts';
import { useReturnHint } from '../../payment/return-hint.ts';
import { type Refresh, RequireCompletedBooking } from '../../trip/booked/booking-states.tsx';
import { CheckingPayment } from '../../trip/booked/checking-payment.tsx';
import { useBookingReturn } from '../../trip/booked/use-booking-return.ts';
import { BookingResultContainer } from './booking-result-container.tsx';

/** bookings/{booking}/confirmed, the return URL of the provider. */
export function BookingConfirmedContainer() {
  const { booking } = useScreens().confirmed.useParams();
  return (
    <RequireCompletedBooking bookingId={booking}>
      {(completed, refresh) => <ConfirmedBooking booking={completed} refresh={refresh} />}
    </RequireCompletedBooking>
  );
}

function ConfirmedBooking({ booking, refresh }: { booking: CompletedBooking; refresh: Refresh }) {
  const { confirmed, payment } = useScreens();
  const { redirect_status, pay, receipt } = confirmed.useSearch();
  const hint = useReturnHint(redirect_status);
  const { provider, returned } = useBookingReturn(booking, hint, refresh);
  const state = bookingResultState(booking.can_pay, returned.status);
  if (state.kind === 'checking') return <CheckingPayment returned={returned} bookingNumber={booking.number} onRetry={provider.retry} />;
  if (state.kind === 'result') {
    const { status, stays } = state;
    return <BookingResultContainer booking={booking} returned={returned} status={status} stays={stays || receipt !== undefined} />;
  }
  // Not paid: redirects to the payment page with the status of the attempt. The secret is never part of an address.
  const search = (before: object) => ({ ...getAttribution(before), previous_status: failedStatus(hint ?? undefined), pay });
  return <Navigate to={payment.to} params={{ booking: booking.id }} search={search} replace />;
}
