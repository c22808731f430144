import type { LegalTexts } from '@booking/config';
import type { InsuranceOffer } from '@booking/domain/insurance';
import type { TermKey } from '@booking/domain/market';
import type { Cents } from '@booking/domain/money';
import type { PaymentSchedule } from '@booking/domain/pricing';
import type { InsuranceType } from '@booking/domain/schema';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat, useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import { Card, focusWithError, Muted, Notice } from '../../primitives/index.ts';
import { type NamedTrip, TourName, TripFacts } from '../../summary/trip-facts.tsx';
import type { CheckoutLayoutProps } from '../checkout-layout-props.ts';
import { orderContext } from '../order-context.ts';
import { BookingNotice, isWaitingForVisitor } from './booking-notice.tsx';
import type { BookingState, CabinTravellers, Consents, Contact, ExtraProduct } from './confirmation-data.ts';
import styles from './confirmation-view.module.css';
import { ExtrasTable } from './extras-table.tsx';
import { InsuranceSection } from './insurance-section.tsx';
import { PaymentDue, PaymentNote } from './payment-due.tsx';
import { TermsBlock } from './terms-block.tsx';
import { Travellers } from './travellers.tsx';

export type ConfirmationViewProps = {
  /** Heading, progress, summary, and the address of the passengers step. */
  layout: CheckoutLayoutProps;
  /** The price overview with the trip and the coupon, in the page below 1024 px. The side panel has its own. */
  overview: ReactNode;
  /** The choices of the previous steps. */
  trip: {
    facts: NamedTrip;
    total: Cents;
    passengers: number;
    travellers: readonly CabinTravellers[];
    contact: Contact;
    /** What is due when; null if nothing is configured. */
    schedule: PaymentSchedule | null;
    onRequest: boolean;
    /** Invoiced in euros, paid in US dollars. */
    northAmerica: boolean;
    cabinsHref: string;
  };
  extras: readonly ExtraProduct[];
  insurance: {
    offers: readonly InsuranceOffer[];
    insurers: LegalTexts['insurers'];
    chosen: Readonly<Record<InsuranceType, boolean>>;
  };
  consents: Consents;
  booking: BookingState & {
    /** The label of the button that books, or asks for a trip on request, if it differs from the default. */
    orderButton: string | null;
    /** A typed coupon is checked before the order is sent. */
    isPreparing: boolean;
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

/**
 * Step 5: what is booked, as one document: the trip, who travels, extras, insurance, price, terms, what is due when; below it the button that books,
 * or asks for a trip on request.
 */
export function ConfirmationView({ layout, overview, trip, extras, insurance, consents, booking, notice, actions }: ConfirmationViewProps) {
  const { t } = useTranslation(['confirmation', 'summary']);
  const { title, progress, aside, backHref, bar } = layout;
  const heading = useText(title);
  const { money } = useFormat();
  const { status, open } = booking;
  const { tries } = consents;
  const content = useRef<HTMLFieldSetElement>(null);
  const busy = status === 'booking' || status === 'slow' || status === 'limited' || status === 'checking' || status === 'made';

  // Focus the first missing consent after a failed attempt.
  useEffect(() => {
    const first = tries > 0 ? content.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    if (first) focusWithError(first);
  }, [tries]);

  const order = orderContext(trip.onRequest);
  const label = busy
    ? t(status === 'checking' ? 'confirmation:checking' : 'confirmation:booking', order)
    : open
      ? t('confirmation:check', order)
      : (booking.orderButton ?? t(trip.onRequest ? 'confirmation:request' : 'confirmation:book'));
  const note = open ? null : <PaymentNote onRequest={trip.onRequest} />;
  const isFirst = isWaitingForVisitor(booking);
  const bookingNotice = (
    <BookingNotice
      booking={booking}
      onRequest={trip.onRequest}
      onBook={actions.onBook}
      onStartOver={actions.onStartOver}
      cabinsHref={trip.cabinsHref}
      passengersHref={backHref}
    />
  );
  return (
    <StepLayout
      title={heading}
      // An open attempt has been sent already.
      lead={open ? null : t('confirmation:lead', order)}
      progress={progress}
      aside={aside}
      back={{ href: backHref }}
      next={{
        label,
        detail: busy ? undefined : money(trip.total),
        busy: busy || booking.isPreparing,
        onClick: actions.onBook,
        orders: true,
        note,
      }}
      error={consents.error}
      bar={bar}
    >
      {notice}
      {isFirst ? bookingNotice : null}
      <fieldset ref={content} className={styles.content} disabled={busy || open} aria-label={heading}>
        {trip.onRequest ? (
          <Notice tone="info" title={t('confirmation:onRequest')}>
            {t('confirmation:onRequestText')}
          </Notice>
        ) : null}
        <Card className={styles.document}>
          <section className={styles.trip} aria-labelledby="trip-title">
            <h2 id="trip-title">{t('summary:title')}</h2>
            <TourName language={trip.facts.tourLanguage}>{trip.facts.tourName}</TourName>
            <TripFacts {...trip.facts} />
          </section>
          <Travellers cabins={trip.travellers} contact={trip.contact} />
          {extras.length === 0 ? null : <ExtrasTable extras={extras} max={trip.passengers} onQuantity={actions.onQuantity} />}
          {insurance.offers.length === 0 ? null : (
            <InsuranceSection {...insurance} consents={consents} onInsurance={actions.onInsurance} onConsent={actions.onConsent} />
          )}
          <div className={styles.narrow}>{overview}</div>
          <TermsBlock {...consents} onConsent={actions.onConsent} />
          {trip.schedule && !open ? <PaymentDue schedule={trip.schedule} total={trip.total} onRequest={trip.onRequest} /> : null}
          {trip.northAmerica ? <Muted>{t('confirmation:usdNote')}</Muted> : null}
        </Card>
      </fieldset>
      {isFirst ? null : bookingNotice}
    </StepLayout>
  );
}
