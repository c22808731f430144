import { choicesToQuoteInput, toQuoteInput } from '@booking/domain/booking';
import { resolveMarket } from '@booking/domain/market';
import type { ValidPassengersForm } from '@booking/domain/passengers';
import { type Quote, quote } from '@booking/domain/pricing';
import type { BookingRequest } from '@booking/domain/schema';
import type { CheckoutTrip } from '../../checkout/checkout-trip.ts';
import type { CouponState } from '../../checkout/use-coupon.ts';
import type { useConfirmationForm } from './use-confirmation-form.ts';

type Input = {
  trip: CheckoutTrip;
  party: ValidPassengersForm;
  /** The request of an open attempt; null without one. */
  sent: BookingRequest | null;
  /** The price on the button of an attempt, or while the page books; null if there is none. */
  promised: Quote | null;
  form: ReturnType<typeof useConfirmationForm>;
  coupon: CouponState;
};

/**
 * The choices that the visitor reviews, and their price. Those of an open attempt are shown as they were sent, at the price that was promised,
 * whatever has been chosen or fetched since. `input` is what the price is computed from.
 */
export function useReview({ trip, party: { main, passengers }, sent, promised, form, coupon }: Input) {
  const { departure, cabinTypes, products } = trip;
  const { country } = main;
  const market = resolveMarket(departure, country);
  const insurance = sent ? sent.insurance : form.insurance;
  const additional = sent ? Object.fromEntries(sent.products.map(({ id, amount }) => [id, amount])) : form.additional;
  const { voucher } = coupon;
  const context = { departure, cabinTypes, products, coupon: voucher };
  const input = sent ? toQuoteInput(sent, context) : choicesToQuoteInput({ passengers, country, additional, insurance }, context);
  return { market, insurance, additional, input, price: promised ?? quote(input) };
}
