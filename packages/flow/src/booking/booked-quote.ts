import { inferCoupon, priceDifferences, type QuoteContext, toQuoteInput } from '@booking/domain/booking';
import { type Quote, quote } from '@booking/domain/pricing';
import type { BookingResult } from '@booking/domain/schema';
import type { BookingAttempt } from '../storage/booking-attempt.ts';

/**
 * The quote of a completed booking: the promised one, unless the booking reports another price. Then it is computed from the body that was sent and
 * that price, so that no failed coupon lookup can leave out the discount. `booking` is null if it could not be fetched.
 */
export function bookedQuote(
  { body, promised }: Pick<BookingAttempt, 'promised'> & { body: Parameters<typeof toQuoteInput>[0] },
  trip: Omit<QuoteContext, 'coupon'>,
  booking: BookingResult | null,
): Quote {
  const quoteWith = (coupon: QuoteContext['coupon']): Quote => quote(toQuoteInput(body, { ...trip, coupon }));
  const made = booking?.status === 'completed' ? booking : null;
  if (promised && (made === null || priceDifferences(promised, made).length === 0)) return promised;
  const withoutCoupon = quoteWith(null);
  if (made === null || body.voucher === null) return withoutCoupon;
  return quoteWith(inferCoupon({ code: body.voucher, without: withoutCoupon, departure: trip.departure, subtotal: made.amount }));
}
