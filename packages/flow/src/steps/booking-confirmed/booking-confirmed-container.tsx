import { bookingState } from '@booking/domain/booking';
import type { CompletedBooking } from '@booking/domain/schema';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { attributionOf } from '../../app/attribution.ts';
import { useServices } from '../../app/services.ts';
import { keepClientSecret, pageOf } from '../../payment/payment-return.ts';
import { useGateway } from '../../payment/use-gateway.ts';
import { useReturnedPayment } from '../../payment/use-returned-payment.ts';
import { AskingProvider } from '../shared/asking-provider.tsx';
import { BookingResultContainer } from '../shared/booking-result-container.tsx';
import { OnceCompleted } from '../shared/booking-states.tsx';

/** bookings/{booking}/confirmed: where the provider returns to. PAY-36, PAY-38. */
export function BookingConfirmedContainer() {
  const { booking } = useScreens().confirmed.useParams();
  return <OnceCompleted bookingId={booking}>{(completed) => <ConfirmedBooking booking={completed} />}</OnceCompleted>;
}

function ConfirmedBooking({ booking }: { booking: CompletedBooking }) {
  const { redirect_status = null } = useScreens().confirmed.useSearch();
  const provider = useGateway(booking.market);
  const returned = useReturnedPayment(provider.gateway);
  const payable = bookingState(booking) === 'payable';
  const status = returned.status({ redirectStatus: redirect_status, ownStatus: payable ? 'Open' : 'Completed' });
  const isAsking = returned.intent === undefined;
  // Our status says that it is paid: the provider's report of an attempt does not matter.
  if (!payable && (isAsking ? returned.isUnreachable : status !== 'processing'))
    return <BookingResultContainer booking={booking} status="succeeded" />;
  if (isAsking) return <AskingProvider returned={returned} onRetry={provider.retry} />;
  if (status === 'succeeded' || status === 'processing') return <BookingResultContainer booking={booking} status={status} />;
  return <BackToPayment bookingId={booking.id} status={redirect_status} clientSecret={returned.clientSecret} />;
}

type BackToPaymentProps = { bookingId: string; status: string | null; clientSecret: string | null };

/** Not paid: goes to the payment page, with what is known of the attempt. The secret is never part of an address. PAY-36. */
function BackToPayment({ bookingId, status, clientSecret }: BackToPaymentProps) {
  const { storage } = useServices();
  const { payment } = useScreens();
  const { href } = useHrefs();
  const navigate = useNavigate();
  useEffect(() => {
    const destination = { to: payment.to, params: { booking: bookingId }, search: { previous_status: status } };
    if (clientSecret) keepClientSecret(pageOf(href(destination)), clientSecret, storage.session);
    void navigate({ ...destination, search: (before) => ({ ...attributionOf(before), ...destination.search }), replace: true });
  }, [bookingId, status, clientSecret, storage, payment, href, navigate]);
  return null;
}
