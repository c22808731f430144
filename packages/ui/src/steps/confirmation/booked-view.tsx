import { useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import { Notice } from '../../primitives/index.ts';
import type { CheckoutLayoutProps } from '../checkout-layout-props.ts';

export type BookedViewProps = CheckoutLayoutProps & {
  paymentHref: string;
  /** Embedded in an iframe: the payment opens in the full shell, in a new window. */
  newWindow: boolean;
  /** The booking was made on an earlier visit of this page. */
  earlier: boolean;
  /** The booking's number, and whether it is only a request; null while it is not known. */
  booking: { number: string; onRequest: boolean } | null;
};

/**
 * Replaces the confirmation page when the booking already exists: its number, that it is not confirmed yet, and a link to the payment. CONF-27,
 * CONF-28, PAY-70.
 */
export function BookedView({ paymentHref, newWindow, earlier, booking, backHref, title, ...layout }: BookedViewProps) {
  const { t } = useTranslation('confirmation');
  const isRequest = booking?.onRequest ?? false;
  const label = isRequest ? t('requestAction') : newWindow && !earlier ? t('framedAction') : t('recentAction');
  return (
    <StepLayout title={useText(title)} back={{ href: backHref }} next={{ label, href: paymentHref, newWindow }} {...layout}>
      <Notice tone="success" title={t(earlier ? 'recent' : isRequest ? 'requestMade' : 'framed')}>
        {booking ? <p>{t('bookingNumber', { number: booking.number })}</p> : null}
        {earlier && !isRequest ? <p>{t('recentText')}</p> : null}
        <p>{t(isRequest ? 'notYetRequest' : 'notYetPaid')}</p>
        {newWindow && !isRequest ? <p>{t('framedText')}</p> : null}
      </Notice>
    </StepLayout>
  );
}
