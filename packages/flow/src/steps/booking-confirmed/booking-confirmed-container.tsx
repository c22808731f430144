import { bookingState } from '@booking/domain/booking';
import type { CompletedBooking } from '@booking/domain/schema';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useHrefs, useServices } from '../boot/services.ts';
import { useNavigateTo } from '../boot/use-navigate-to.ts';
import { cutPaymentReturn } from '../payment/payment-return.ts';
import { useGateway } from '../payment/use-gateway.ts';
import { usePaymentOutcome } from '../payment/use-payment-outcome.ts';
import { BookingLoaderContainer } from './booking-loader-container.tsx';
import { BookingResultContainer } from './booking-result-container.tsx';
import { FramedPaymentContainer, useInFrame } from './framed-payment-container.tsx';
import { OutcomePending } from './outcome-pending.tsx';

/** bookings/{booking}/confirmed: where the provider returns to. Specification section 2, Booking confirmed. */
export function BookingConfirmedContainer() {
  const { booking } = useParams({ from: '/bookings/$booking/confirmed' });
  const { fullHrefs } = useServices();
  const inFrame = useInFrame();
  if (inFrame) return <FramedPaymentContainer href={fullHrefs.confirmed(booking)} />;
  return <BookingLoaderContainer bookingId={booking}>{(completed) => <ConfirmedBooking booking={completed} />}</BookingLoaderContainer>;
}

function ConfirmedBooking({ booking }: { booking: CompletedBooking }) {
  const { redirect_status } = useSearch({ from: '/bookings/$booking/confirmed' });
  const provider = useGateway(booking.market);
  const payable = bookingState(booking) === 'payable';
  const outcome = usePaymentOutcome(provider.gateway, {
    redirectStatus: redirect_status ?? null,
    ownStatus: payable ? 'Open' : 'Completed',
  });
  const isUnderWay = outcome.kind === 'known' && outcome.view.kind === 'processing';
  // Paid is paid, whatever the provider has to say of an attempt.
  if (!payable && !isUnderWay && outcome.kind !== 'asking') return <BookingResultContainer booking={booking} status="succeeded" />;
  if (outcome.kind !== 'known') return <OutcomePending outcome={outcome} onRetry={provider.retry} />;
  const { view } = outcome;
  if (view.kind === 'succeeded' || view.kind === 'processing') return <BookingResultContainer booking={booking} status={view.kind} />;
  return <BackToPayment bookingId={booking.id} status={redirect_status ?? null} clientSecret={outcome.clientSecret} />;
}

type BackToPaymentProps = { bookingId: string; status: string | null; clientSecret: string | null };

/** Not paid: to the payment page, with what is known of the attempt. The secret stays out of every address on the way. */
function BackToPayment({ bookingId, status, clientSecret }: BackToPaymentProps) {
  const { storage } = useServices();
  const hrefs = useHrefs();
  const navigateTo = useNavigateTo();
  useEffect(() => {
    const tried = status !== null || clientSecret !== null;
    const href = hrefs.payment(
      bookingId,
      tried
        ? {
            previous_status: status,
            previous_payment_intent: clientSecret?.split('_secret_')[0] ?? null,
            previous_payment_client_secret: clientSecret,
          }
        : {},
    );
    void navigateTo(cutPaymentReturn(href, storage.session), { replace: true });
  }, [bookingId, status, clientSecret, storage, hrefs, navigateTo]);
  return null;
}
