import type { CompletedBooking } from '@booking/domain/schema';
import { useTranslation } from '@booking/ui/i18n';
import { PaymentResultView } from '@booking/ui/steps/payment-result';
import { useEffect } from 'react';
import { useServices } from '../../app/services.ts';
import { useStepFrame } from '../../layout/use-step-frame.tsx';
import { clearCheckout } from '../../payment/clear-checkout.ts';
import { thankYouUrl } from '../../payment/thank-you.ts';
import { BookingTripAside } from './booking-trip-aside.tsx';
import { TripFile } from './trip-file.tsx';

type BookingResultProps = { booking: CompletedBooking; status: 'succeeded' | 'processing' };

/**
 * A paid booking: the stored data of its departure is cleared, and the browser goes to the brand's thank-you page, unless the payment
 * is still processing: then this page says so, and nothing is cleared. PAY-39, PAY-42.
 */
export function BookingResultContainer({ booking, status }: BookingResultProps) {
  const { t } = useTranslation('payment');
  const services = useServices();
  const { progress } = useStepFrame();
  const { runtime } = services;
  const leaving = status === 'succeeded';
  const target = thankYouUrl(booking, runtime);
  useEffect(() => {
    if (!leaving) return;
    clearCheckout(services, booking.id);
    window.location.replace(target);
  }, [services, leaving, target, booking.id]);
  return (
    <PaymentResultView
      title={t('confirmed.title')}
      status={leaving && booking.on_request ? 'requested' : status}
      text={leaving ? t(booking.on_request ? 'confirmed.onRequest' : 'confirmed.text') : null}
      detail={null}
      retryHref={null}
      continueHref={target}
      progress={progress}
      aside={<BookingTripAside booking={booking} />}
    >
      <TripFile booking={booking} />
    </PaymentResultView>
  );
}
