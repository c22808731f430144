/** What says that a price has changed. The steps before the confirmation load it later. */
export { PriceChanged } from '@booking/ui/summary';
export { shownPriceEntries } from '../storage/shown-price.ts';
export { priceMemory } from './price-memory.ts';
