import { assertNever } from '../errors/error-code.ts';
import { type Cents, times } from '../money/money.ts';
import type { Product } from '../schema/product.ts';
import type { QuoteLine } from './quote-line.ts';

export type ProductLineKind = 'bike' | 'diet' | 'passenger_product' | 'additional_product';
export type ProductLine = Extract<QuoteLine, { kind: ProductLineKind }>;

/** How often the unit price is charged: the days of the trip `per_day`, the nights `per_night`, once otherwise. Section 9, Product cost. */
export function productFactor({ price_calculation }: Pick<Product, 'price_calculation'>, duration: number): number {
  switch (price_calculation) {
    case 'per_day':
      return duration;
    case 'per_night':
      return duration - 1;
    case null:
      return 1;
    default:
      return assertNever(price_calculation);
  }
}

/** What one of a product costs for the whole trip, in cents. */
export const productUnitAmount = (product: Pick<Product, 'price_calculation' | 'unit_price'>, duration: number): Cents =>
  times(product.unit_price, productFactor(product, duration));

/** One line of a product. */
export function productLine(kind: ProductLineKind, product: Product, quantity: number, duration: number): ProductLine {
  const unitAmount = productUnitAmount(product, duration);
  return {
    kind,
    id: product.id,
    name: product.name,
    quantity,
    unitPrice: product.unit_price,
    factor: productFactor(product, duration),
    unitAmount,
    amount: times(unitAmount, quantity),
    localCost: product.local_cost,
  };
}
