import { type Cents, subtract, toCents, zero } from '../money/money.ts';
import type { Quote } from '../pricing/quote-line.ts';
import { voucherAmount } from '../pricing/voucher-discount.ts';
import type { Departure } from '../schema/departure.ts';
import type { Voucher } from '../schema/voucher.ts';

type Priced = { code: string; without: Quote; departure: Pick<Departure, 'voucher'>; subtotal: Cents };

/**
 * The coupon, derived from the price of its booking: its discount is the difference to the price without it. Null if there is none. `quote`
 * deducts exactly that amount. BOOK-29.
 */
export function inferCoupon({ code, without, departure, subtotal }: Priced): Voucher | null {
  const amount = subtract(without.subtotal, subtotal);
  if (amount <= zero || without.cabins === zero || without.passengers === 0) return null;
  const shared = { code, description: null };
  const percentage = Math.min(100, (amount / without.cabins) * 100);
  const ofCabins = { ...shared, discount_type: 'Discount Percentage', percentage } as const;
  // If the departure's own voucher is a percentage, only an amount per passenger is a valid coupon.
  if (departure.voucher?.discount_type !== 'Discount Percentage' && voucherAmount(ofCabins, without.cabins, 1) === amount) return ofCabins;
  return { ...shared, discount_type: 'Discount Amount', amount: toCents(Math.ceil(amount / without.passengers)) };
}
