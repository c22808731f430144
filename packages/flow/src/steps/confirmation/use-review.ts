import { choicesToQuoteInput, toQuoteInput } from '@booking/domain/booking';
import { resolveMarket } from '@booking/domain/market';
import type { ValidPassengersForm } from '@booking/domain/passengers';
import { quote } from '@booking/domain/pricing';
import type { BookingRequest } from '@booking/domain/schema';
import type { CheckoutTrip } from '../../checkout/checkout-trip.ts';
import type { CouponState } from '../../checkout/use-coupon.ts';
import { useAttemptCoupon } from './use-attempt-coupon.ts';
import type { useConfirmationForm } from './use-confirmation-form.ts';

type Input = {
  trip: CheckoutTrip;
  party: ValidPassengersForm;
  /** The request of an open attempt; null without one. */
  sent: BookingRequest | null;
  form: ReturnType<typeof useConfirmationForm>;
  coupon: CouponState;
};

/**
 * The choices that the visitor reviews, and their price. Those of an open attempt are shown as they were sent, whatever has been chosen since.
 * `unsettled` is a coupon that the price depends on and that is not known yet. CONF-21, BOOK-11.
 */
export function useReview({ trip, party: { main, passengers }, sent, form, coupon }: Input) {
  const { departure, cabinTypes, products } = trip;
  const { country } = main;
  const market = resolveMarket(departure, country);
  const sentCoupon = useAttemptCoupon(departure.id, sent);
  const context = { departure, cabinTypes, products };
  if (sent) {
    return {
      market,
      insurance: sent.insurance,
      additional: Object.fromEntries(sent.products.map(({ id, amount }) => [id, amount])),
      price: quote(toQuoteInput(sent, { ...context, coupon: sentCoupon.voucher })),
      unsettled: sentCoupon.unsettled,
    };
  }
  const { additional, insurance } = form;
  return {
    market,
    insurance,
    additional,
    price: quote(choicesToQuoteInput({ passengers, country, additional, insurance }, { ...context, coupon: coupon.voucher })),
    unsettled: coupon.unsettled,
  };
}
