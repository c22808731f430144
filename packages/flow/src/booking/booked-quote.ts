import { inferCoupon, type QuoteContext, toQuoteInput } from '@booking/domain/booking';
import { type Quote, quote } from '@booking/domain/pricing';
import type { BookingRequest, BookingResult } from '@booking/domain/schema';

/**
 * The quote of a completed booking. It is computed from the body that was sent and the booking's own price, so that no failed coupon lookup can
 * leave out the discount. `booking` is null if it could not be fetched. BOOK-29.
 */
export function bookedQuote(
  body: Parameters<typeof toQuoteInput>[0] & Pick<BookingRequest, 'voucher'>,
  trip: Omit<QuoteContext, 'coupon'>,
  booking: BookingResult | null,
): Quote {
  const quoteWith = (coupon: QuoteContext['coupon']): Quote => quote(toQuoteInput(body, { ...trip, coupon }));
  const withoutCoupon = quoteWith(null);
  if (booking?.status !== 'completed' || body.voucher === null) return withoutCoupon;
  return quoteWith(inferCoupon({ code: body.voucher, without: withoutCoupon, departure: trip.departure, subtotal: booking.amount }));
}
