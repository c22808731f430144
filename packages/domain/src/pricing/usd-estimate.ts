import type { Cents } from '../money/money.ts';
import { timesRate } from '../money/rounding.ts';

/** US cents for euro cents: the amount times the exchange rate, rounded. Specification section 9, North America. */
export const usdEstimate = (amount: Cents, exchangeRate: number): Cents => timesRate(amount, exchangeRate);
