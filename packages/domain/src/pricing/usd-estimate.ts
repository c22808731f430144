import { type Cents, toUsdCents, type UsdCents } from '../money/money.ts';
import { timesRate } from '../money/rounding.ts';

/**
 * US cents for euro cents: the amount times the exchange rate (dollars for one euro), rounded half away from zero.
 * PRICE-37.
 */
export const usdEstimate = (amount: Cents, exchangeRate: number): UsdCents => toUsdCents(timesRate(amount, exchangeRate));
