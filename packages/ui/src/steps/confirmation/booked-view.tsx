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
};

/**
 * Replaces the confirmation page when the booking already exists: it only links to the payment. CONF-27, CONF-28.
 */
export function BookedView({ paymentHref, newWindow, earlier, backHref, title, ...layout }: BookedViewProps) {
  const { t } = useTranslation('confirmation');
  const label = newWindow && !earlier ? t('framedAction') : t('recentAction');
  return (
    <StepLayout title={useText(title)} back={{ href: backHref }} next={{ label, href: paymentHref, newWindow }} {...layout}>
      <Notice tone="success" title={t(earlier ? 'recent' : 'framed')}>
        {earlier ? <p>{t('recentText')}</p> : null}
        {newWindow ? <p>{t('framedText')}</p> : null}
      </Notice>
    </StepLayout>
  );
}
