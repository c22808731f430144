import { type Cents, subtract, toCents, zero } from '../money/money.ts';
import type { Quote } from '../pricing/quote-line.ts';
import { voucherAmount } from '../pricing/voucher-discount.ts';
import type { Departure } from '../schema/departure.ts';
import type { Voucher } from '../schema/voucher.ts';

type Priced = { code: string; without: Quote; departure: Pick<Departure, 'voucher'>; subtotal: Cents };

/**
 * The coupon as the price of its booking shows it: what the booking costs less than without it. Null where it costs no less. `quote` takes
 * exactly that amount off. BOOK-29.
 */
export function couponOfPrice({ code, without, departure, subtotal }: Priced): Voucher | null {
  const amount = subtract(without.subtotal, subtotal);
  if (amount <= zero || without.cabins === zero || without.passengers === 0) return null;
  const shared = { code, description: null };
  const percentage = Math.min(100, (amount / without.cabins) * 100);
  const ofCabins = { ...shared, discount_type: 'Discount Percentage', percentage } as const;
  // Beside a percentage of the departure's own, only an amount per passenger is a valid coupon.
  if (departure.voucher?.discount_type !== 'Discount Percentage' && voucherAmount(ofCabins, without.cabins, 1) === amount) return ofCabins;
  return { ...shared, discount_type: 'Discount Amount', amount: toCents(Math.ceil(amount / without.passengers)) };
}
