import { toBookingRequest } from '@booking/domain/booking';
import type { ValidPassengersForm } from '@booking/domain/passengers';
import { isSameChange, quote, quoteChange } from '@booking/domain/pricing';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { cidItem } from '../../storage/items.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';
import type { CouponState } from '../../trip/coupon/use-coupon.ts';
import { usePriceChange } from '../../trip/price/price-changed.tsx';
import type { Booking } from './use-booking.ts';
import { useIsCurrent } from './use-is-current.ts';
import type { Review } from './use-review-entries.ts';

type Input = {
  trip: CheckoutTrip;
  party: ValidPassengersForm;
  booking: Booking;
  coupon: CouponState;
  review: Review;
  draft: { hasConflict(): boolean };
};

/** The way on: the press that orders what is on the screen, or says why it does not. */
export function useOrder({ trip, party, booking, coupon, review, draft }: Input) {
  const services = useServices();
  const { departure, products } = trip;
  const { isCurrent, tries } = useIsCurrent(trip, draft);
  const { step, sent } = review;
  const { price, input } = step;
  // A request that is on its way, or has no response, keeps its price.
  const isDraft = sent === null && !booking.isRunning;
  const unsettled = isDraft ? coupon.unsettled : null;
  const { change, acknowledge } = usePriceChange(departure.id, isDraft && !unsettled ? { input, price } : null);
  /** The change that the page has named after a press of the button. */
  const named = booking.status === 'repriced' ? booking.change : null;
  const isNamed = change !== null && named !== null && isSameChange(change, named);
  // A pending coupon lookup is shown only after the visitor has tried to book.
  const [isHeld, setIsHeld] = useState(false);
  /** How often a press found something else to agree to. The page then says what, with the offer that it shows by now. */
  const [unread, setUnread] = useState(0);
  const sayUnread = useEffectEvent(() => {
    review.check();
    review.checkReplaced();
  });
  useEffect(() => {
    if (unread > 0) sayUnread();
  }, [unread]);

  const toBody = (code: string | null, idempotencyKey: string) =>
    toBookingRequest({
      departure,
      products,
      main: party.main,
      passengers: party.passengers,
      insurance: step.insurance,
      linkedTerms: step.agreement.linked,
      additional: step.additional,
      locale: services.runtime.language,
      brand: services.runtime.brand,
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
      isAgreed: step.isAgreedTo,
      onUnread: () => setUnread((before) => before + 1),
    });
  };
  return {
    /** Nothing is sent. */
    isDraft,
    /** How the price has changed since it was last shown; null if the press has named that change. */
    priceChange: isNamed ? null : { change, isEarlier: change?.after !== price.total, onAcknowledge: acknowledge },
    named,
    /** The number of presses that found that this page is not current. */
    tries,
    unsettled: unsettled && (isHeld || !unsettled.busy) ? unsettled : null,
    press(): void {
      // An open attempt is sent again unchanged: its terms are already accepted.
      if (booking.isOpen()) booking.resume();
      else if (isCurrent() && !coupon.isApplying) {
        setIsHeld(coupon.unsettled !== null);
        const isComplete = review.check() && coupon.unsettled === null;
        if (review.checkReplaced() && isComplete) void order();
      }
    },
  };
}

export type Order = ReturnType<typeof useOrder>;
