import { quote } from './quote.ts';
import { type QuoteChange, quoteChange } from './quote-change.ts';
import type { QuoteInput } from './quote-input.ts';
import type { Quote } from './quote-line.ts';

/** What a visitor decides of a price. The rest of `QuoteInput` is the offer. */
export type PricedChoice = Pick<QuoteInput, 'cabins' | 'passengers' | 'country' | 'coupon' | 'additional' | 'insurance'>;

/** The last price that a visitor was shown, and what it was for. `isOpen`: it has changed since, which is said and not acknowledged yet. */
export type ShownPrice = { choice: PricedChoice; quote: Quote; isOpen: boolean };

const toChoice = ({ cabins, passengers, country, coupon, additional, insurance }: QuoteInput): PricedChoice => ({
  cabins,
  passengers,
  country,
  coupon,
  additional,
  insurance,
});

/** How the price that was shown has changed. Null if it has not, or if the visitor chooses something else now and no change is open. */
function changeOf({ choice, quote: before, isOpen }: ShownPrice, input: QuoteInput, price: Quote): QuoteChange | null {
  const hasSameCoupon = choice.coupon?.code === input.coupon?.code;
  // The old choice at today's prices. A coupon that is not applied now counts as it was.
  const after = quote({ ...input, ...choice, coupon: hasSameCoupon ? input.coupon : choice.coupon });
  // What costs the same, line by line, is the same choice: a product that became mandatory or is not offered any more was not decided by the visitor.
  const isSameChoice = hasSameCoupon && choice.country === input.country && quoteChange(after, price) === null;
  return isOpen || isSameChoice ? quoteChange(before, after) : null;
}

/**
 * Compares the price of a choice with the last one that was shown. A change of the same choice stays open, whatever is chosen meanwhile, until it is
 * acknowledged or the old price is back; without one, this price is the last that was shown.
 * @param price the quote of `input`
 * PRICE-50, PRICE-51.
 */
export function showPrice(last: ShownPrice | null, input: QuoteInput, price: Quote): { shown: ShownPrice; change: QuoteChange | null } {
  const change = last && changeOf(last, input, price);
  return change ? { shown: { ...last, isOpen: true }, change } : { shown: acknowledgedPrice(input, price), change: null };
}

/** The price as one that the visitor knows. @param price the quote of `input` */
export const acknowledgedPrice = (input: QuoteInput, price: Quote): ShownPrice => ({
  choice: toChoice(input),
  quote: price,
  isOpen: false,
});
