import type { InsuranceOffer } from '@booking/domain/insurance';
import type { TermKey } from '@booking/domain/market';
import type { Cents } from '@booking/domain/money';
import type { InsuranceType } from '@booking/domain/schema';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat, useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import { focusWithError, Muted, Notice } from '../../primitives/index.ts';
import type { CheckoutLayoutProps } from '../checkout-layout-props.ts';
import { BookingNotice } from './booking-notice.tsx';
import type { BookingStatus, CabinTravellers, Consents, ExtraProduct } from './confirmation-data.ts';
import styles from './confirmation-view.module.css';
import { ExtrasTable } from './extras-table.tsx';
import { InsuranceSection } from './insurance-section.tsx';
import { TermsBlock } from './terms-block.tsx';
import { Travellers } from './travellers.tsx';

export type ConfirmationViewProps = {
  /** Heading, progress, summary, and the address of the passengers step. */
  layout: CheckoutLayoutProps;
  /** The choices of the previous steps. */
  trip: {
    total: Cents;
    passengers: number;
    travellers: readonly CabinTravellers[];
    onRequest: boolean;
    /** Invoiced in euros, paid in US dollars. */
    northAmerica: boolean;
    cabinsHref: string;
  };
  extras: readonly ExtraProduct[];
  insurance: { offers: readonly InsuranceOffer[]; chosen: Readonly<Record<InsuranceType, boolean>> };
  consents: Consents;
  booking: {
    status: BookingStatus;
    /** An earlier request has no response yet. The page shows its choices, and they cannot be changed. BOOK-11. */
    open: boolean;
    /** The label of the order button, if it differs from the default. */
    orderButton: string | null;
  };
  /** Conflicts with another tab or the server, shown above everything else. */
  notice?: ReactNode;
  actions: {
    onStartOver(): void;
    onQuantity(id: string, quantity: number): void;
    onInsurance(type: InsuranceType, chosen: boolean): void;
    onConsent(key: TermKey, given: boolean): void;
    onBook(): void;
  };
};

/** Step 5: price overview, extras, insurance, terms and 'Book now'. CONF-4, CONF-5, CONF-9, CONF-16, CONF-17. */
export function ConfirmationView({ layout, trip, extras, insurance, consents, booking, notice, actions }: ConfirmationViewProps) {
  const { t } = useTranslation('confirmation');
  const { title, progress, aside, backHref, bar } = layout;
  const heading = useText(title);
  const { money } = useFormat();
  const { status, open } = booking;
  const { tries } = consents;
  const content = useRef<HTMLFieldSetElement>(null);
  const busy = status === 'booking' || status === 'slow' || status === 'checking' || status === 'made';

  // Focus the first missing consent after a failed attempt.
  useEffect(() => {
    const first = tries > 0 ? content.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    if (!first) return;
    focusWithError(first);
    first.scrollIntoView({ block: 'center' });
  }, [tries]);

  const label = busy ? t(status === 'checking' ? 'checking' : 'booking') : (booking.orderButton ?? t('book'));
  return (
    <StepLayout
      title={heading}
      lead={t('lead')}
      progress={progress}
      aside={aside}
      back={{ href: backHref }}
      next={{ label, detail: busy ? undefined : money(trip.total), busy, onClick: actions.onBook, orders: true }}
      error={consents.error}
      bar={bar}
    >
      {notice}
      <fieldset ref={content} className={styles.content} disabled={busy || open} aria-label={heading}>
        {trip.onRequest ? (
          <Notice tone="info" title={t('onRequest')}>
            {t('onRequestText')}
          </Notice>
        ) : null}
        <Travellers cabins={trip.travellers} changeHref={open ? null : backHref} />
        {extras.length === 0 ? null : <ExtrasTable extras={extras} max={trip.passengers} onQuantity={actions.onQuantity} />}
        {insurance.offers.length === 0 ? null : (
          <InsuranceSection {...insurance} consents={consents} onInsurance={actions.onInsurance} onConsent={actions.onConsent} />
        )}
        <TermsBlock {...consents} onConsent={actions.onConsent} />
        {trip.northAmerica ? <Muted>{t('usdNote')}</Muted> : null}
      </fieldset>
      <BookingNotice status={status} open={open} onStartOver={actions.onStartOver} cabinsHref={trip.cabinsHref} passengersHref={backHref} />
    </StepLayout>
  );
}
