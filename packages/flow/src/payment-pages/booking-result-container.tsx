import type { CompletedBooking } from '@booking/domain/schema';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { PaymentResultView } from '@booking/ui/steps/payment-result';
import { useEffect } from 'react';
import { useHrefs, useScreens } from '../app/addresses.ts';
import { useServices } from '../app/services.ts';
import { clearCheckout } from '../payment/clear-checkout.ts';
import { useRemoveHint } from '../payment/return-hint.ts';
import { BookingTripAside } from './booking-trip-aside.tsx';
import { thankYouUrl } from './thank-you.ts';
import { TripFile } from './trip-file.tsx';
import { useBookingLayout } from './use-booking-layout.ts';

type BookingResultProps = {
  booking: CompletedBooking;
  status: 'succeeded' | 'processing' | 'canceled';
  /** The visitor has come to see it: the thank-you page waits. */
  stays: boolean;
};

/**
 * The result of a booking's payment. A paid booking's stored data is cleared, and the browser goes to the brand's thank-you page; where there is
 * none, or the visitor has come back from it, this page stands. PAY-39, PAY-42, PAY-58.
 */
export function BookingResultContainer({ booking, status, stays }: BookingResultProps) {
  const { t } = useTranslation(['payment', 'paymentErrors']);
  const services = useServices();
  const { payment } = useScreens();
  const { href } = useHrefs();
  const { progress } = useBookingLayout(booking);
  const succeeded = status === 'succeeded';
  const failed = status === 'canceled';
  const target = failed ? null : thankYouUrl(booking, services.runtime);
  const isOver = succeeded || !booking.can_pay;
  const leavesTo = succeeded && !stays ? target : null;
  useRemoveHint();
  useEffect(() => {
    if (isOver && !failed) clearCheckout(services, booking.id);
    if (leavesTo !== null) window.location.replace(leavesTo);
  }, [services, booking.id, isOver, failed, leavesTo]);
  return (
    <PaymentResultView
      title={failed ? t('payment:status.label') : t('payment:confirmed.title')}
      status={succeeded && booking.on_request ? 'requested' : status}
      text={succeeded ? t(booking.on_request ? 'payment:confirmed.onRequest' : 'payment:confirmed.text') : null}
      detail={failed ? errorText(t, 'payment-failed') : null}
      retryHref={failed ? href({ to: payment.to, params: { booking: booking.id } }) : null}
      continueHref={target}
      progress={progress}
      aside={<BookingTripAside booking={booking} />}
    >
      {failed ? null : <TripFile booking={booking} />}
    </PaymentResultView>
  );
}
