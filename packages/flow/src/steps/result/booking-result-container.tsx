import type { CompletedBooking } from '@booking/domain/schema';
import { bookingResult } from '@booking/domain/steps';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { PaymentResultView, ResultReceipt } from '@booking/ui/steps/payment-result';
import { useEffect } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { useServices } from '../../app/services.ts';
import { clearCheckout } from '../../payment/clear-checkout.ts';
import { useForgetSettled, useRemoveHint } from '../../payment/return-hint.ts';
import type { ReturnedPayment } from '../../payment/use-returned-payment.ts';
import { BookingTripAside } from '../../trip/booked/booking-trip-aside.tsx';
import { useBookedTrip } from '../../trip/booked/use-booked-trip.ts';
import { useBookingLayout } from '../../trip/booked/use-booking-layout.ts';
import { bookingReceipt } from './booking-receipt.ts';
import { thankYouUrl } from './thank-you.ts';
import { TripFile } from './trip-file.tsx';

type BookingResultProps = {
  booking: CompletedBooking;
  returned: Pick<ReturnedPayment, 'forgetSettled'>;
  status: 'succeeded' | 'processing' | 'canceled';
  /** The visitor has returned to see the result: no redirect to the thank-you page. */
  stays: boolean;
};

/**
 * The result of a booking's payment. If the booking is paid, it clears the stored details and redirects to the brand's thank-you page. It stays if
 * there is no such page, or if the visitor has returned from it. A payment in process may still fail: nothing is cleared.
 */
export function BookingResultContainer({ booking, returned, status, stays }: BookingResultProps) {
  const { t } = useTranslation(['payment', 'paymentErrors']);
  const services = useServices();
  const { payment } = useScreens();
  const { href } = useHrefs();
  const { progress } = useBookingLayout(booking);
  const trip = useBookedTrip(booking);
  const succeeded = status === 'succeeded';
  const failed = status === 'canceled';
  const shown = bookingResult(booking, status);
  const requested = shown === 'requested';
  const target = failed ? null : thankYouUrl(booking, services.runtime);
  const redirectTo = succeeded && !stays ? target : null;
  useRemoveHint();
  useForgetSettled(returned);
  useEffect(() => {
    if (succeeded) clearCheckout(services, booking.id);
    if (redirectTo !== null) window.location.replace(redirectTo);
  }, [services, booking.id, succeeded, redirectTo]);
  const { paymentTerms, phones } = services.runtime.facts;
  const { next, ...receipt } = bookingReceipt({ booking, ...trip, status: shown, today: services.today(), paymentTerms });
  return (
    <PaymentResultView
      title={t(failed ? 'payment:status.label' : requested ? 'payment:confirmed.requestTitle' : 'payment:confirmed.title')}
      status={shown}
      text={succeeded ? t(requested ? 'payment:confirmed.onRequest' : 'payment:confirmed.text') : null}
      name={(shown === 'succeeded' && booking.name.trim()) || null}
      receipt={receipt.facts}
      next={next}
      picture={trip.picture}
      help={{ bookingNumber: booking.number, phones }}
      detail={failed ? errorText(t, 'payment-failed') : null}
      retryHref={failed ? href({ to: payment.to, params: { booking: booking.id } }) : null}
      progress={progress}
      aside={<BookingTripAside booking={booking} above={<ResultReceipt {...receipt} />} />}
    >
      {failed ? null : <TripFile booking={booking} continueHref={target} />}
    </PaymentResultView>
  );
}
