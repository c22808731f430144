export { cabinChangeEvent, cabinStepEvent } from './cart-events.ts';
export type { AnalyticsEvent, AnalyticsItem, CartEvent, ItemCategory, PurchaseEvent } from './events.ts';
export { purchaseEvent } from './purchase-event.ts';
