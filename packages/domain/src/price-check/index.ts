export { type PriceCheckAnswer, type PriceCheckRefusal, priceCheck } from './price-check.ts';
