import { type Cents, lesser, subtract, times, zero } from '../money/money.ts';
import type { Voucher } from '../schema/voucher.ts';
import { voucherAmount } from './voucher-discount.ts';

/**
 * A price less the departure's own voucher, in cents. `exact` is false if the bill may differ by a cent, because a percentage is taken of all
 * cabins together and rounded once, or if the voucher is worth more than the price.
 */
export type ReducedPrice = { amount: Cents; exact: boolean };

/** So many passengers that a fraction of a cent that could change any real bill shows. */
const many = 10_000;

/**
 * What `persons` pay together at a price per person with the departure's voucher; null without a voucher, or if it takes nothing off.
 * Exact prices add up to the cabins and the discount of the quote. PRICE-47.
 */
export function reducedPrice(pricePerPerson: Cents, voucher: Voucher | null | undefined, persons = 1): ReducedPrice | null {
  if (!voucher) return null;
  const price = times(pricePerPerson, persons);
  const discount = voucherAmount(voucher, price, persons);
  if (discount === zero) return null;
  const perPerson = voucherAmount(voucher, pricePerPerson, 1);
  const isWhole = voucherAmount(voucher, times(pricePerPerson, many), many) === times(perPerson, many);
  return { amount: subtract(price, lesser(discount, price)), exact: isWhole && discount <= price };
}
