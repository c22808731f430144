import { type Cents, centsToEuros, sum, times } from '../money/money.ts';

export type ItemCategory = 'tour' | 'departure' | 'product' | 'cabin' | 'bike' | 'diet';

/** An item of an e-commerce event; `price` per unit, in euros. OUT-24. */
export type AnalyticsItem = {
  item_id: string;
  item_name: string;
  item_category: ItemCategory;
  item_variant?: string;
  price: number;
  quantity: number;
};

export type CartEvent = {
  event: 'add_to_cart' | 'remove_from_cart';
  ecommerce: { currency: 'EUR'; value: number; items: AnalyticsItem[] };
};

export type PurchaseEvent = {
  event: 'purchase';
  ecommerce: { currency: 'EUR'; value: number; transaction_id: string; coupon?: string; tax?: number; items: AnalyticsItem[] };
};

/** An event for the data layer. Amounts in euros. OUT-21. */
export type AnalyticsEvent = CartEvent | PurchaseEvent;

/** An item with its price still in cents. */
export type PricedItem = Omit<AnalyticsItem, 'price'> & { price: Cents };

export const toItem = ({ price, ...item }: PricedItem): AnalyticsItem => ({ ...item, price: centsToEuros(price) });

/** The sum of price × quantity, in cents. */
const totalValue = (items: readonly PricedItem[]): Cents => sum(...items.map(({ price, quantity }) => times(price, quantity)));

export const cartEvent = (event: CartEvent['event'], items: readonly PricedItem[]): CartEvent => ({
  event,
  ecommerce: { currency: 'EUR', value: centsToEuros(totalValue(items)), items: items.map(toItem) },
});
