import type { TermKey } from '@booking/domain/market';
import type { InsuranceType } from '@booking/domain/schema';
import type { ReviewStep } from '@booking/domain/steps';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat, useText, useTranslation } from '../../i18n/index.ts';
import { StepLayout } from '../../layout/index.ts';
import { Card, focusWithError, Muted, Notice } from '../../primitives/index.ts';
import { type NamedTrip, TourName, TripFacts } from '../../summary/trip-facts.tsx';
import type { CheckoutLayoutProps } from '../checkout-layout-props.ts';
import { orderContext } from '../order-context.ts';
import { BookingNotice, isWaitingForVisitor } from './booking-notice.tsx';
import type { BookingState, CabinTravellers, Contact, ExtraProduct, ReviewLegal } from './confirmation-data.ts';
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
  step: ReviewStep;
  /** The choices of the previous steps, in words. */
  trip: { facts: NamedTrip; travellers: readonly CabinTravellers[]; contact: Contact; cabinsHref: string };
  extras: readonly ExtraProduct[];
  legal: ReviewLegal;
  /** The error about missing consents; `tries` counts the failed attempts. */
  error: string | null;
  tries: number;
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
export function ConfirmationView(props: ConfirmationViewProps) {
  const { layout, overview, step, trip, extras, legal, error, tries, booking, notice, actions } = props;
  const { t } = useTranslation(['confirmation', 'summary']);
  const { title, progress, aside, backHref, bar } = layout;
  const heading = useText(title);
  const { money } = useFormat();
  const { status, open } = booking;
  const { onRequest, schedule } = step;
  const { total } = step.price;
  const content = useRef<HTMLFieldSetElement>(null);
  const busy = status === 'booking' || status === 'slow' || status === 'limited' || status === 'checking' || status === 'made';

  // Focus the first missing consent after a failed attempt.
  useEffect(() => {
    const first = tries > 0 ? content.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    if (first) focusWithError(first);
  }, [tries]);

  const order = orderContext(onRequest);
  const label = busy
    ? t(status === 'checking' ? 'confirmation:checking' : 'confirmation:booking', order)
    : open
      ? t('confirmation:check', order)
      : (booking.orderButton ?? t(onRequest ? 'confirmation:request' : 'confirmation:book'));
  const isReviewed = step.required.every((key) => step.given[key]);
  const note = open ? null : <PaymentNote onRequest={onRequest} />;
  const isFirst = isWaitingForVisitor(booking);
  const bookingNotice = (
    <BookingNotice
      booking={booking}
      onRequest={onRequest}
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
        panelLabel: busy || open || isReviewed ? undefined : t('confirmation:review', order),
        detail: busy ? undefined : money(total),
        busy: busy || booking.isPreparing,
        onClick: actions.onBook,
        orders: true,
        note,
      }}
      error={error}
      bar={bar}
    >
      {notice}
      {isFirst ? bookingNotice : null}
      <fieldset ref={content} className={styles.content} disabled={busy || open} aria-label={heading}>
        {onRequest ? (
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
          {extras.length === 0 ? null : <ExtrasTable extras={extras} max={step.passengers} onQuantity={actions.onQuantity} />}
          {step.offers.length === 0 ? null : (
            <InsuranceSection step={step} legal={legal} onInsurance={actions.onInsurance} onConsent={actions.onConsent} />
          )}
          <div className={styles.narrow}>{overview}</div>
          <TermsBlock step={step} links={legal.terms} onConsent={actions.onConsent} />
          {schedule && !open ? <PaymentDue schedule={schedule} total={total} onRequest={onRequest} /> : null}
          {step.agreement.market === 'north_america' ? <Muted>{t('confirmation:usdNote')}</Muted> : null}
        </Card>
      </fieldset>
      {isFirst ? null : bookingNotice}
    </StepLayout>
  );
}
