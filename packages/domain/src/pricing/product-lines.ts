import { getEntry } from '../cabins/selection.ts';
import type { Product } from '../schema/product.ts';
import { type ProductLine, type ProductLineKind, productLine } from './product-cost.ts';
import { type PassengerChoice, passengerCount, type QuoteInput } from './quote-input.ts';

/** How many passengers made a choice. */
function count(passengers: readonly PassengerChoice[], chose: (passenger: PassengerChoice) => boolean): number {
  let choosers = 0;
  for (const passenger of passengers) if (chose(passenger)) choosers += 1;
  return choosers;
}

/** Quantity of an additional product: from 0 (1 where it is mandatory) to the number of passengers. PRICE-13, CONF-6. */
export function additionalQuantity(
  product: Pick<Product, 'id' | 'mandatory'>,
  additional: QuoteInput['additional'],
  passengers: number,
): number {
  const requested = Math.min(Math.trunc(getEntry(additional, product.id) ?? 0) || 0, passengers);
  return Math.max(requested, product.mandatory ? 1 : 0);
}

/** Bikes, diets, other passenger products and additional products, each in the order of the products response; none of quantity 0. */
export function productLines(input: QuoteInput): ProductLine[] {
  const { products, passengers, additional, departure } = input;
  const everybody = passengerCount(input);
  const lines: ProductLine[] = [];
  const add = (kind: ProductLineKind, product: Product, quantity: number): void => {
    if (quantity > 0) lines.push(productLine(kind, product, quantity, departure.duration));
  };
  const withBike = (id: string): number => count(passengers, ({ bike }) => bike === id);
  const withDiet = (id: string): number => count(passengers, ({ diet }) => diet === id);
  const withOther = (id: string): number => count(passengers, ({ other }) => other.includes(id));

  for (const product of products.bikes) add('bike', product, withBike(product.id));
  for (const product of products.diets) add('diet', product, withDiet(product.id));
  for (const product of products.other)
    if (product.passenger_product) add('passenger_product', product, product.mandatory ? everybody : withOther(product.id));
  for (const product of products.other)
    if (!product.passenger_product) add('additional_product', product, additionalQuantity(product, additional, everybody));
  return lines;
}
