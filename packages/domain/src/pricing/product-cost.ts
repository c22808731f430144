import { type Cents, times } from '../money/money.ts';
import type { Product } from '../schema/product.ts';
import type { QuoteLine } from './quote-line.ts';

export type ProductLineKind = 'bike' | 'diet' | 'passenger_product' | 'additional_product';
export type ProductLine = Extract<QuoteLine, { kind: ProductLineKind }>;

const factors = {
  per_day: (duration) => duration,
  per_night: (duration) => duration - 1,
} as const satisfies Record<NonNullable<Product['price_calculation']>, (duration: number) => number>;

/** How often the unit price is charged: the days of the trip `per_day`, the nights `per_night`, once otherwise. PRICE-9. */
export const productFactor = ({ price_calculation }: Pick<Product, 'price_calculation'>, duration: number): number =>
  price_calculation === null ? 1 : factors[price_calculation](duration);

/** What one of a product costs for the whole trip, in cents. */
export const productUnitAmount = (product: Pick<Product, 'price_calculation' | 'unit_price'>, duration: number): Cents =>
  times(product.unit_price, productFactor(product, duration));

/** One line of a product. */
export function productLine(kind: ProductLineKind, product: Product, quantity: number, duration: number): ProductLine {
  const factor = productFactor(product, duration);
  const unitAmount = times(product.unit_price, factor);
  return {
    kind,
    id: product.id,
    name: product.name,
    quantity,
    unitPrice: product.unit_price,
    factor,
    calculation: product.price_calculation,
    unitAmount,
    amount: times(unitAmount, quantity),
    localCost: product.local_cost,
  };
}
