import { translationQueries } from '@booking/api/queries';
import { toBookingRequest } from '@booking/domain/booking';
import { insuranceOffers } from '@booking/domain/insurance';
import type { ValidPassengersForm } from '@booking/domain/passengers';
import { isSameChange, quote, quoteChange } from '@booking/domain/pricing';
import { DroppedCoupon } from '@booking/ui/coupon';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { ConfirmationView, toInsuranceId } from '@booking/ui/steps/confirmation';
import { CouponUnknown, InsuranceReplaced } from '@booking/ui/steps/conflicts';
import { PriceChanged, PriceOverview } from '@booking/ui/summary';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { BookedTripSlot } from '../../checkout/booked-trip-slot.tsx';
import type { CheckoutTrip } from '../../checkout/checkout-trip.ts';
import { CouponSlot } from '../../checkout/coupon-slot.tsx';
import { usePriceChange } from '../../checkout/price-changed.tsx';
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
 */
export function BookingContainer({ trip, party, booking, isCurrent, notice }: BookingContainerProps) {
  const { t } = useTranslation('errors');
  const services = useServices();
  const { client, runtime, today } = services;
  const { layout, links } = useCheckoutLayout(trip);
  const coupon = useCoupon(trip.departure);
  const { departure, products, names, dates, offered, shipName, tourName, tourLanguage } = trip;
  const { main, passengers } = party;
  const extras = products.other.filter((product) => !product.passenger_product);
  const sent = booking.attempt?.body ?? null;
  // Policies are translated like products.
  const { data: translations } = useQuery(translationQueries(client).products());
  const texts = { translations, language: runtime.language };
  const terms = useTerms(trip, main.country, translations);
  const form = useConfirmationForm({
    departureId: departure.id,
    extras,
    passengers: passengers.length,
    isSent: sent !== null,
    offered: terms.offered,
    read: terms.read,
  });
  const { market, insurance, additional, input, price } = useReview({ trip, party, sent, promised: booking.promised, form, coupon });
  // A request that is on its way, or has no response, keeps its price.
  const isDraft = sent === null && !booking.isRunning;
  const unsettled = isDraft ? coupon.unsettled : null;
  const priced = isDraft && !unsettled ? { input, price } : null;
  const { change, acknowledge } = usePriceChange(departure.id, priced);
  /** The change that the page has named after a press of the button. */
  const named = booking.status === 'repriced' ? booking.change : null;
  const isNamed = change !== null && named !== null && isSameChange(change, named);

  // A pending coupon lookup is shown only after the visitor has tried to book.
  const [isHeld, setIsHeld] = useState(false);
  const required = sent ? terms.getSent(sent) : terms.getRequired(insurance);
  /** How often a press found something else to agree to. The page then says what, with the offer that it shows by now. */
  const [unread, setUnread] = useState(0);
  const sayUnread = useEffectEvent(() => {
    form.check(required);
    form.checkReplaced();
  });
  useEffect(() => {
    if (unread > 0) sayUnread();
  }, [unread]);
  const errors = form.getErrors(required);
  const [firstError] = Object.values(errors);
  const offers = insuranceOffers(products.insurance_policies, price, main.country, texts);

  const refused = useStored(refusedFieldsEntries, (entries) => entries.peek(departure.id))?.value ?? [];
  const priceNotice = isNamed ? null : (
    <PriceChanged change={change} isEarlier={change?.after !== price.total} onAcknowledge={acknowledge} {...names} />
  );
  const toOverview = (plain: boolean) => (
    <PriceOverview
      picture={tourPicture(services, departure.tour_id)}
      quote={price}
      departure={{ tourName, tourLanguage, dates, shipName }}
      plain={plain}
      notice={plain ? null : priceNotice}
      {...names}
    >
      {sent ? null : <CouponSlot form={coupon.form} />}
    </PriceOverview>
  );

  const toBody = (code: string | null, idempotencyKey: string) =>
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
      coupon: code,
      cid: cidItem(services).read(),
      idempotencyKey,
    });
  /** Sends the order, unless the price that it would have is not the one on the button. */
  const order = async (): Promise<void> => {
    const typed = await coupon.applyTyped();
    if (typed.kind === 'rejected') return;
    const applied = typed.kind === 'applied' ? typed : { code: coupon.form.applied, voucher: coupon.voucher };
    const unnamed = quoteChange(price, quote({ ...input, coupon: applied.voucher })) ?? (isNamed ? null : change);
    if (unnamed) return booking.stop(unnamed);
    acknowledge();
    booking.book({
      toBody: (key) => toBody(applied.code, key),
      promised: price,
      coupon: applied.voucher,
      isAgreed: (offer) => terms.holdFor(offer, insurance),
      onUnread: () => setUnread((before) => before + 1),
    });
  };
  const book = (): void => {
    // An open attempt is sent again unchanged: its terms are already accepted.
    if (booking.isOpen()) booking.resume();
    else if (isCurrent() && !coupon.isApplying) {
      setIsHeld(coupon.unsettled !== null);
      const isComplete = form.check(required) && coupon.unsettled === null;
      if (form.checkReplaced() && isComplete) void order();
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
        bar: { total: price.total, dates, notice: priceNotice },
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
      insurance={{ offers, insurers: terms.legal.insurers, chosen: insurance }}
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
        change: named && { change: named, ...names },
        open: sent !== null,
        isPreparing: coupon.isApplying,
        orderButton: departure.on_request ? terms.legal.requestButton : terms.legal.orderButton,
      }}
      notice={
        <>
          {notice}
          {isDraft ? <BookedTripSlot departureId={departure.id} /> : null}
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
