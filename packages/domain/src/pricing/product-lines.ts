import { entryOf } from '../cabins/selection.ts';
import type { Product } from '../schema/product.ts';
import { type ProductLine, type ProductLineKind, productLine } from './product-cost.ts';
import { type PassengerChoice, passengerCount, type QuoteInput } from './quote-input.ts';

type Counted = { kind: ProductLineKind; product: Product; quantity: number };

const count = (passengers: readonly PassengerChoice[], chose: (passenger: PassengerChoice) => boolean): number =>
  passengers.reduce((total, passenger) => (chose(passenger) ? total + 1 : total), 0);

/** Whole pieces of an additional product: from 0 (1 where it is mandatory) to the number of passengers. Decisions, Money. */
export function additionalQuantity(
  product: Pick<Product, 'id' | 'mandatory'>,
  additional: QuoteInput['additional'],
  passengers: number,
): number {
  const wanted = Math.min(Math.trunc(entryOf(additional, product.id) ?? 0) || 0, passengers);
  return Math.max(wanted, product.mandatory ? 1 : 0);
}

/** Bikes, diets, other passenger products and additional products, each in the order of the products answer; none of quantity 0. */
export function productLines(input: QuoteInput): ProductLine[] {
  const { products, passengers, additional, departure } = input;
  const everybody = passengerCount(input);
  const counted: Counted[] = [
    ...products.bikes.map(
      (product): Counted => ({ kind: 'bike', product, quantity: count(passengers, ({ bike }) => bike === product.id) }),
    ),
    ...products.diets.map(
      (product): Counted => ({ kind: 'diet', product, quantity: count(passengers, ({ diet }) => diet === product.id) }),
    ),
    ...products.other
      .filter((product) => product.passenger_product)
      .map((product): Counted => {
        const quantity = product.mandatory ? everybody : count(passengers, ({ other }) => other.includes(product.id));
        return { kind: 'passenger_product', product, quantity };
      }),
    ...products.other
      .filter((product) => !product.passenger_product)
      .map((product): Counted => ({ kind: 'additional_product', product, quantity: additionalQuantity(product, additional, everybody) })),
  ];
  return counted
    .filter(({ quantity }) => quantity > 0)
    .map(({ kind, product, quantity }) => productLine(kind, product, quantity, departure.duration));
}
