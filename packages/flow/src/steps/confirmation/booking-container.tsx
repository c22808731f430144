import { translationQueries } from '@booking/api/queries';
import { toBookingRequest } from '@booking/domain/booking';
import { insuranceOffers } from '@booking/domain/insurance';
import type { ValidPassengersForm } from '@booking/domain/passengers';
import { DroppedCoupon } from '@booking/ui/coupon';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { ConfirmationView, toInsuranceId } from '@booking/ui/steps/confirmation';
import { CouponUnknown, InsuranceReplaced } from '@booking/ui/steps/conflicts';
import { PriceOverview } from '@booking/ui/summary';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useServices } from '../../app/services.ts';
import type { CheckoutTrip } from '../../checkout/checkout-trip.ts';
import { CouponSlot } from '../../checkout/coupon-slot.tsx';
import { useCheckoutLayout } from '../../checkout/use-checkout-layout.ts';
import { useCoupon } from '../../checkout/use-coupon.ts';
import { Aside } from '../../layout/aside.tsx';
import { ShareSlot } from '../../layout/share-slot.tsx';
import { tourPicture } from '../../layout/tour-picture.ts';
import { toTripFacts } from '../../layout/trip-facts.ts';
import { cidItem } from '../../storage/items.ts';
import { refusedFieldsEntries } from '../../storage/refused-fields.ts';
import { useStored } from '../../storage/use-stored.ts';
import { toTripReview } from './trip-review.ts';
import type { useBooking } from './use-booking.ts';
import { useConfirmationForm } from './use-confirmation-form.ts';
import { useReview } from './use-review.ts';
import { useTerms } from './use-terms.ts';

type BookingContainerProps = {
  trip: CheckoutTrip;
  party: ValidPassengersForm;
  booking: ReturnType<typeof useBooking>;
  /** False if the stored data no longer match this page: then it must not book. */
  isCurrent(): boolean;
  notice: ReactNode;
};

/**
 * Step 5: travellers, extras, insurance, terms, the total price, and the booking itself. An open attempt is shown as it was sent.
 * CONF-5, CONF-9, CONF-16, CONF-17, CONF-21, BOOK-11.
 */
export function BookingContainer({ trip, party, booking, isCurrent, notice }: BookingContainerProps) {
  const { t } = useTranslation('errors');
  const services = useServices();
  const { client, runtime, today } = services;
  const { layout, links } = useCheckoutLayout(trip);
  const coupon = useCoupon(trip.departure);
  const { departure, products, names, dates, offered, shipName, tourName } = trip;
  const { main, passengers } = party;
  const extras = products.other.filter((product) => !product.passenger_product);
  const sent = booking.attempt?.body ?? null;
  const terms = useTerms(trip, main.country);
  const form = useConfirmationForm({
    departureId: departure.id,
    extras,
    passengers: passengers.length,
    isSent: sent !== null,
    offered: terms.offered,
    read: terms.read,
  });
  const { market, insurance, additional, price, unsettled } = useReview({ trip, party, sent, form, coupon });

  // Policies are translated like products.
  const { data: translations } = useQuery(translationQueries(client).products());
  const texts = { translations, language: runtime.language };
  // A pending coupon lookup is shown only after the visitor has tried to book.
  const [isHeld, setIsHeld] = useState(false);
  const required = sent ? terms.getSent(sent) : terms.getRequired(insurance);
  const errors = form.getErrors(required);
  const [firstError] = Object.values(errors);
  const offers = insuranceOffers(products.insurance_policies, price, main.country, texts);

  const refused = useStored(refusedFieldsEntries, (entries) => entries.peek(departure.id))?.value ?? [];
  const toOverview = (plain: boolean) => (
    <PriceOverview
      picture={tourPicture(services, departure.tour_id)}
      quote={price}
      departure={{ tourName, dates, shipName }}
      plain={plain}
      {...names}
    >
      {sent ? null : <CouponSlot form={coupon.form} />}
    </PriceOverview>
  );

  const toBody = (idempotencyKey: string) =>
    toBookingRequest({
      departure,
      products,
      main,
      passengers,
      insurance,
      linkedTerms: terms.linked,
      additional: form.additional,
      locale: runtime.language,
      brand: runtime.brand,
      coupon: coupon.form.applied,
      cid: cidItem(services).read(),
      idempotencyKey,
    });
  const book = (): void => {
    // An open attempt is sent again unchanged: its terms are already accepted.
    if (booking.isOpen()) booking.resume();
    else if (isCurrent()) {
      setIsHeld(coupon.unsettled !== null);
      const isComplete = form.check(required) && coupon.unsettled === null;
      if (form.checkReplaced() && isComplete) booking.book(toBody);
    }
  };

  return (
    <ConfirmationView
      layout={{
        ...layout,
        aside: (
          <Aside>
            {toOverview(false)}
            <ShareSlot trip={toTripFacts(departure, tourName, trip.carried.party)} />
          </Aside>
        ),
        backHref: links.personal_information,
        bar: { total: price.total, dates },
      }}
      overview={toOverview(true)}
      trip={toTripReview({
        trip,
        party,
        price,
        market,
        language: runtime.language,
        today: today(),
        paymentTerms: runtime.facts.paymentTerms,
        links,
        canChange: sent === null,
      })}
      extras={extras.map((product) => ({
        ...offered(product),
        mandatory: product.mandatory,
        quantity: additional[product.id] ?? 0,
      }))}
      insurance={{ offers, chosen: insurance }}
      consents={{
        required,
        links: terms.legal.terms,
        payment: terms.payment,
        given: sent?.terms ?? form.accepted,
        errors,
        error: firstError ? errorText(t, firstError) : null,
        tries: form.tries,
      }}
      booking={{
        status: booking.status,
        retryDelay: booking.retryDelay,
        phone: runtime.facts.phones[0]?.number ?? null,
        refused: refused.map((field) => ({ ...field, href: `${links.personal_information}#${field.path}` })),
        open: sent !== null,
        orderButton: terms.legal.orderButton,
      }}
      notice={
        <>
          {notice}
          <InsuranceReplaced
            types={form.replaced.types.map((type) => ({ type, isOffered: offers.some((offer) => offer.type === type) }))}
            times={form.replaced.times}
            toId={toInsuranceId}
          />
          <DroppedCoupon code={coupon.dropped} />
          {unsettled && (isHeld || !unsettled.busy) ? <CouponUnknown {...unsettled} /> : null}
        </>
      }
      actions={{
        onStartOver: booking.startOver,
        onQuantity: form.setQuantity,
        onInsurance: form.setInsurance,
        onConsent: form.accept,
        onBook: book,
      }}
    />
  );
}
