import type { BookedTripState } from '@booking/domain/booking';
import { useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import { Notice } from '../../primitives/index.ts';
import type { CheckoutLayoutProps } from '../checkout-layout-props.ts';
import { useBookedTripTitle } from '../use-booked-trip-title.ts';

export type BookedViewProps = CheckoutLayoutProps & {
  paymentHref: string;
  /** Embedded in an iframe: the payment opens in the full shell, in a new window. */
  newWindow: boolean;
  /** The booking was made on an earlier visit of this page. */
  earlier: boolean;
  /** What the backend says of the booking; null while it has not said it. */
  booking: { number: string; state: BookedTripState } | null;
  onRequest: boolean;
};

/**
 * Replaces the confirmation page when the booking already exists: its number, that it is not confirmed yet, and a link to the payment.
 */
export function BookedView({ paymentHref, newWindow, earlier, booking, onRequest, backHref, title: heading, ...layout }: BookedViewProps) {
  const { t } = useTranslation(['confirmation', 'conflicts']);
  const title = useBookedTripTitle(booking, onRequest);
  // A booking that was just made is not paid.
  const isUnpaid = booking ? booking.state === 'unpaid' : !earlier;
  const payLabel = newWindow && !earlier ? t('framedAction') : t('recentAction');
  const label = onRequest ? t('requestAction') : booking?.state === 'booked' ? t('conflicts:booked.toBooking') : payLabel;
  return (
    <StepLayout title={useText(heading)} back={{ href: backHref }} next={{ label, href: paymentHref, newWindow }} {...layout}>
      <Notice tone="success" title={earlier ? title : t(onRequest ? 'requestMade' : 'framed')}>
        {booking && !earlier ? <p>{t('bookingNumber', { number: booking.number })}</p> : null}
        {onRequest ? <p>{t('notYetRequest')}</p> : isUnpaid ? <p>{t('notYetPaid')}</p> : null}
        {newWindow && !onRequest ? <p>{t('framedText')}</p> : null}
      </Notice>
    </StepLayout>
  );
}
