import type { CompletedBooking } from '@booking/domain/schema';
import { textOf } from '@booking/domain/translations';
import { errorText, useFormat, useTranslation } from '@booking/ui/i18n';
import { PaymentResultView } from '@booking/ui/steps/payment-result';
import { useEffect } from 'react';
import { useHrefs, useScreens } from '../app/addresses.ts';
import { usePortNames } from '../app/local-texts.ts';
import { useServices } from '../app/services.ts';
import { clearCheckout } from '../payment/clear-checkout.ts';
import { useForgetSettled, useRemoveHint } from '../payment/return-hint.ts';
import type { ReturnedPayment } from '../payment/use-returned-payment.ts';
import { bookingReceipt } from './booking-receipt.ts';
import { BookingTripAside, useBookedTourName } from './booking-trip-aside.tsx';
import { thankYouUrl } from './thank-you.ts';
import { TripFile } from './trip-file.tsx';
import { useBookedEnd } from './use-booked-end.ts';
import { useBookingLayout } from './use-booking-layout.ts';
import { useBookingSummary } from './use-booking-summary.ts';

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
  const { date, dateRange } = useFormat();
  const summary = useBookingSummary(booking.id);
  const end = useBookedEnd(booking);
  const { progress } = useBookingLayout(booking);
  const tourNames = useBookedTourName(booking);
  const portNames = usePortNames();
  const succeeded = status === 'succeeded';
  const failed = status === 'canceled';
  // One that was paid since is confirmed.
  const requested = succeeded && booking.on_request && !booking.paid_amount;
  const shownStatus = requested ? 'requested' : status;
  const target = failed ? null : thankYouUrl(booking, services.runtime);
  const redirectTo = succeeded && !stays ? target : null;
  useRemoveHint();
  useForgetSettled(returned);
  useEffect(() => {
    if (succeeded) clearCheckout(services, booking.id);
    if (redirectTo !== null) window.location.replace(redirectTo);
  }, [services, booking.id, succeeded, redirectTo]);
  return (
    <PaymentResultView
      title={t(failed ? 'payment:status.label' : requested ? 'payment:confirmed.requestTitle' : 'payment:confirmed.title')}
      status={shownStatus}
      text={succeeded ? t(requested ? 'payment:confirmed.onRequest' : 'payment:confirmed.text') : null}
      receipt={bookingReceipt({
        booking,
        ...tourNames,
        port: textOf(portNames, summary?.departure.port_of_departure_name),
        summary,
        end,
        status: shownStatus,
        today: services.today(),
        paymentTerms: services.runtime.facts.paymentTerms,
        formatDates: (from, to) => (to === null ? date(from, 'full') : dateRange(from, to)),
      })}
      detail={failed ? errorText(t, 'payment-failed') : null}
      retryHref={failed ? href({ to: payment.to, params: { booking: booking.id } }) : null}
      continueHref={target}
      progress={progress}
      aside={<BookingTripAside booking={booking} />}
    >
      {failed ? null : <TripFile booking={booking} end={end} />}
    </PaymentResultView>
  );
}
