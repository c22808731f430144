import type { Cents, UsdCents } from '../money/money.ts';
import { usdEstimate } from '../pricing/usd-estimate.ts';
import type { CompletedBooking } from '../schema/booking.ts';
import type { Market } from '../schema/common.ts';
import type { PaymentType } from '../schema/payment.ts';

/** `full_payment` when there is no deposit, else `deposit`. PAY-5. */
export const defaultPaymentType = (deposit: Cents | null): PaymentType => (deposit === null ? 'full_payment' : 'deposit');

/** True if a text from an address is a payment type. */
export const isPaymentType = (text: string | undefined): text is PaymentType => text === 'deposit' || text === 'full_payment';

/** The deposit that may be paid instead of the full amount; null if there is none, or if it is not less. PAY-5, PAY-54. */
export const paymentChoice = ({ deposit, full_amount }: Pick<CompletedBooking, 'deposit' | 'full_amount'>): Cents | null =>
  deposit !== null && deposit < full_amount ? deposit : null;

/** An amount in minor units of its currency. */
export type ElementAmount = { currency: 'eur'; amount: Cents } | { currency: 'usd'; amount: UsdCents };

/** The amount for the payment element and the intent: US cents for `north_america`, else euro cents. PRICE-38. */
export const elementAmount = (amount: Cents, market: Market, exchangeRate: number): ElementAmount =>
  market === 'north_america' ? { currency: 'usd', amount: usdEstimate(amount, exchangeRate) } : { currency: 'eur', amount };
