import { type Cents, times } from '../money/money.ts';
import { divideRounded } from '../money/rounding.ts';
import type { Market } from '../schema/common.ts';

/**
 * The 9 % VAT that a subtotal includes, on the default market only: `subtotal − subtotal / 1.09`, which is 9/109 of it,
 * rounded to cents. PRICE-27.
 */
export const includedVat = (subtotal: Cents, market: Market): Cents | null =>
  market === 'default' ? divideRounded(times(subtotal, 9), 109) : null;
