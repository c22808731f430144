import { type CabinSelection, getEntry } from '../cabins/selection.ts';
import { zero } from '../money/money.ts';
import { cabinPrice } from '../pricing/cabin-price.ts';
import { productUnitAmount } from '../pricing/product-cost.ts';
import type { CabinType } from '../schema/cabin-type.ts';
import type { Departure } from '../schema/departure.ts';
import type { Products } from '../schema/product.ts';
import { type CartEvent, cartEvent, type PricedItem } from './events.ts';

type TourAndDeparture = Pick<Departure, 'id' | 'tour_id' | 'tour_name' | 'ship_name' | 'date'>;

/** The tour and the departure, which cost nothing by themselves. */
export const tripItems = ({ id, tour_id, tour_name, ship_name, date }: TourAndDeparture): PricedItem[] => [
  { item_id: tour_id, item_name: tour_name, item_category: 'tour', price: zero, quantity: 1 },
  { item_id: id, item_name: `${tour_name} ${date}`, item_category: 'departure', item_variant: ship_name, price: zero, quantity: 1 },
];

/**
 * `add_to_cart` of tour, departure and mandatory products, for the first time that the cabin step is shown: a passenger product
 * for each person of the party, an additional one once. OUT-22.
 */
export function cabinStepEvent(input: { departure: Departure; products: Products; persons: number }): CartEvent {
  const { departure, products, persons } = input;
  const mandatory = products.other
    .filter((product) => product.mandatory)
    .map((product): PricedItem => {
      const price = productUnitAmount(product, departure.duration);
      return {
        item_id: product.id,
        item_name: product.name,
        item_category: 'product',
        price,
        quantity: product.passenger_product ? persons : 1,
      };
    });
  return cartEvent('add_to_cart', [...tripItems(departure), ...mandatory]);
}

/** How many more cabins `to` has than `from`, by number of persons; without those of which it has no more. */
function addedCabins(from: readonly number[], to: readonly number[]): [persons: number, cabins: number][] {
  const count = (cabins: readonly number[], persons: number): number => cabins.filter((value) => value === persons).length;
  return [...new Set(to)]
    .filter((persons) => persons > 0)
    .map((persons): [number, number] => [persons, count(to, persons) - count(from, persons)])
    .filter(([, cabins]) => cabins > 0);
}

const addedItems = (from: CabinSelection, to: CabinSelection, cabinTypes: readonly CabinType[]): PricedItem[] =>
  cabinTypes.flatMap((type) =>
    addedCabins(getEntry(from, type.id) ?? [], getEntry(to, type.id) ?? []).map(
      ([persons, cabins]): PricedItem => ({
        item_id: type.id,
        item_name: type.name,
        item_category: 'cabin',
        item_variant: String(persons),
        price: cabinPrice(type, persons),
        quantity: persons * cabins,
      }),
    ),
  );

/**
 * The events for a change of the cabins, for what was removed from the cart and added to it: none, one or two. A changed number of persons replaces the
 * old entry. Price per person, quantity the persons. CABIN-14, OUT-23, OUT-25.
 */
export function cabinChangeEvent(before: CabinSelection, after: CabinSelection, cabinTypes: readonly CabinType[]): CartEvent[] {
  const removed = addedItems(after, before, cabinTypes);
  const added = addedItems(before, after, cabinTypes);
  return [
    ...(removed.length > 0 ? [cartEvent('remove_from_cart', removed)] : []),
    ...(added.length > 0 ? [cartEvent('add_to_cart', added)] : []),
  ];
}
