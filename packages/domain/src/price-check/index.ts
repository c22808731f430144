export { type PriceCheckError, type PriceCheckOutput, priceCheck } from './price-check.ts';
