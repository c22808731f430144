import { type Cents, lesser, negate, subtract, times, zero } from '../money/money.ts';
import { percentOf } from '../money/rounding.ts';
import type { Departure } from '../schema/departure.ts';
import type { Voucher } from '../schema/voucher.ts';
import type { QuoteLineOf } from './quote-line.ts';

/** Two percentages together are not allowed: then the coupon is invalid. PRICE-22, PASS-54. */
export const isCouponAllowed = (coupon: Voucher, departure: Pick<Departure, 'voucher'>): boolean =>
  coupon.discount_type !== 'Discount Percentage' || departure.voucher?.discount_type !== 'Discount Percentage';

/** A percentage of the cabin total, rounded to cents, or an amount for each passenger. PRICE-20, PRICE-21. */
export const voucherAmount = (voucher: Voucher, cabins: Cents, passengers: number): Cents =>
  voucher.discount_type === 'Discount Percentage' ? percentOf(cabins, voucher.percentage) : times(voucher.amount, passengers);

/** The departure's voucher, then the customer's coupon; together never more than the cabins. None of amount 0. PRICE-19, PRICE-23. */
export function discountLines(
  { departure, coupon }: { departure: Pick<Departure, 'voucher'>; coupon: Voucher | null },
  cabins: Cents,
  passengers: number,
): QuoteLineOf<'discount'>[] {
  const lines: QuoteLineOf<'discount'>[] = [];
  let left = cabins;
  const take = (source: 'departure' | 'coupon', voucher: Voucher): void => {
    const amount = lesser(voucherAmount(voucher, cabins, passengers), left);
    if (amount === zero) return;
    left = subtract(left, amount);
    lines.push({ kind: 'discount', source, code: voucher.code, description: voucher.description, amount: negate(amount) });
  };
  if (departure.voucher) take('departure', departure.voucher);
  if (coupon && isCouponAllowed(coupon, departure)) take('coupon', coupon);
  return lines;
}
