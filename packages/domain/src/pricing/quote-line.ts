import type { Cents } from '../money/money.ts';
import type { InsuranceType, Market } from '../schema/common.ts';
import type { Product } from '../schema/product.ts';

/**
 * One line of a quote. `unitAmount` is what one costs for the whole trip, in cents; `amount` is
 * `quantity × unitAmount`, and for a cabin `persons × quantity × unitAmount`. Discounts are negative.
 */
export type QuoteLine =
  | { kind: 'cabin'; id: string; name: string; persons: number; quantity: number; unitAmount: Cents; amount: Cents }
  | {
      kind: 'bike' | 'diet' | 'passenger_product' | 'additional_product';
      id: string;
      name: string;
      quantity: number;
      unitPrice: Cents;
      /** How often the unit price is charged, and of what: the trip's days, its nights, or once (null). */
      factor: number;
      calculation: Product['price_calculation'];
      unitAmount: Cents;
      amount: Cents;
      localCost: boolean;
    }
  | { kind: 'guarantee_fund'; id: string; name: string; quantity: number; unitAmount: Cents; amount: Cents }
  | { kind: 'discount'; source: 'departure' | 'coupon'; code: string; description: string | null; amount: Cents }
  | { kind: 'insurance'; id: string; insuranceType: InsuranceType; premium: Cents; tax: Cents; amount: Cents };

export type QuoteLineKind = QuoteLine['kind'];
export type QuoteLineOf<Kind extends QuoteLineKind> = Extract<QuoteLine, { kind: Kind }>;

/** All amounts in cents. `discount` is positive; `vat` is null outside the default market; `payable` is `total` less `localCosts`. */
export type Quote = {
  market: Market;
  passengers: number;
  lines: readonly QuoteLine[];
  cabins: Cents;
  passengerProducts: Cents;
  additionalProducts: Cents;
  guaranteeFund: Cents;
  discount: Cents;
  subtotal: Cents;
  vat: Cents | null;
  insurance: Cents;
  total: Cents;
  localCosts: Cents;
  payable: Cents;
};
