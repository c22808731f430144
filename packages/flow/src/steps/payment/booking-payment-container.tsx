import type { CompletedBooking } from '@booking/domain/schema';
import { paymentState } from '@booking/domain/steps';
import { Navigate } from '@tanstack/react-router';
import { useScreens } from '../../app/addresses.ts';
import { getAttribution } from '../../app/attribution.ts';
import { failedStatus, previousFailure } from '../../payment/previous-failure.ts';
import { useReturnHint } from '../../payment/return-hint.ts';
import { type Refresh, RequireCompletedBooking } from '../../trip/booked/booking-states.tsx';
import { CheckingPayment } from '../../trip/booked/checking-payment.tsx';
import { useBookingReturn } from '../../trip/booked/use-booking-return.ts';
import { BookingPaymentForm } from './booking-payment-form.tsx';

/** Step 6, bookings/{booking}/payment. */
export function BookingPaymentContainer() {
  const { booking } = useScreens().payment.useParams();
  return (
    <RequireCompletedBooking bookingId={booking}>
      {(completed, refresh) => <BookingPayment booking={completed} refresh={refresh} />}
    </RequireCompletedBooking>
  );
}

/** The form of an unpaid booking. A booking that is paid according to our backend or the provider redirects to its confirmation. */
function BookingPayment({ booking, refresh }: { booking: CompletedBooking; refresh: Refresh }) {
  const { payment, confirmed } = useScreens();
  const flag = failedStatus(useReturnHint(payment.useSearch().previous_status) ?? undefined);
  const { provider, returned } = useBookingReturn(booking, flag, refresh);
  const { status, intent } = returned;
  const state = paymentState(booking.can_pay, status);
  if (state === 'result') return <Navigate to={confirmed.to} params={{ booking: booking.id }} search={getAttribution} replace />;
  if (state === 'checking' || status === 'checking')
    return <CheckingPayment returned={returned} bookingNumber={booking.number} onRetry={provider.retry} />;
  const previous = previousFailure({ status, intent, flagged: flag !== null });
  return <BookingPaymentForm booking={booking} onStale={refresh} returned={returned} provider={provider} previous={previous} />;
}
