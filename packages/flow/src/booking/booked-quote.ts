import { couponOfPrice, type QuoteContext, quoteInputOf } from '@booking/domain/booking';
import { type Quote, quote } from '@booking/domain/pricing';
import type { BookingRequest, BookingResult } from '@booking/domain/schema';

/**
 * The price of a booking that was made, in lines: of the body that was sent and of the price that the booking tells, so that no further call
 * can leave the coupon's discount out. `made` is null where the backend refuses to tell it. BOOK-29.
 */
export function bookedQuote(
  body: Parameters<typeof quoteInputOf>[0] & Pick<BookingRequest, 'voucher'>,
  trip: Omit<QuoteContext, 'coupon'>,
  made: BookingResult | null,
): Quote {
  const priced = (coupon: QuoteContext['coupon']): Quote => quote(quoteInputOf(body, { ...trip, coupon }));
  const without = priced(null);
  if (made?.status !== 'completed' || body.voucher === null) return without;
  return priced(couponOfPrice({ code: body.voucher, without, departure: trip.departure, subtotal: made.amount }));
}
