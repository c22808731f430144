import type { Cents } from '../money/money.ts';
import type { Quote } from '../pricing/quote-line.ts';
import type { CompletedBooking } from '../schema/booking.ts';

/** An amount, in cents, that differs between the booking and what the visitor was shown. */
export type PriceDifference = { what: 'amount' | 'insurance' | 'localCosts'; promised: Cents; booked: Cents };

/** Where a completed booking differs from the quote that it was made with; empty if nothing differs. PAY-61. */
export function priceDifferences(
  { subtotal, insurance, localCosts }: Pick<Quote, 'subtotal' | 'insurance' | 'localCosts'>,
  booking: Pick<CompletedBooking, 'amount' | 'insurance_amount' | 'local_costs'>,
): PriceDifference[] {
  const pairs: PriceDifference[] = [
    { what: 'amount', promised: subtotal, booked: booking.amount },
    { what: 'insurance', promised: insurance, booked: booking.insurance_amount },
    { what: 'localCosts', promised: localCosts, booked: booking.local_costs },
  ];
  return pairs.filter(({ promised, booked }) => promised !== booked);
}
