export type { Issue } from '../errors/issue.ts';
export type { InsuranceChoice } from '../insurance/choice.ts';
export { cabinPrice } from './cabin-price.ts';
export { checkQuoteInput } from './check-quote-input.ts';
export {
  balanceDueDate,
  balanceDueDays,
  type DueToday,
  deposit,
  depositPercentage,
  type PaymentSchedule,
  type PaymentTerms,
  paymentSchedule,
} from './deposit.ts';
export { getLineKey } from './line-key.ts';
export { type Costs, type MandatoryCosts, mandatoryCosts } from './mandatory-costs.ts';
export { productFactor, productUnitAmount } from './product-cost.ts';
export { additionalQuantity } from './product-lines.ts';
export { quote } from './quote.ts';
export { isSameChange, type LineChange, type QuoteChange, quoteChange } from './quote-change.ts';
export { type PassengerChoice, passengerCount, type QuoteInput } from './quote-input.ts';
export type { Quote, QuoteLine, QuoteLineKind, QuoteLineOf } from './quote-line.ts';
export { type ReducedPrice, reducedPrice } from './reduced-price.ts';
export { acknowledgedPrice, type PricedChoice, type ShownPrice, showPrice } from './shown-price.ts';
export { usdEstimate } from './usd-estimate.ts';
export { includedVat } from './vat.ts';
export { isCouponAllowed, voucherAmount } from './voucher-discount.ts';
