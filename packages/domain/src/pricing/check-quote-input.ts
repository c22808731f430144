import { personCount } from '../cabins/selection.ts';
import type { Product } from '../schema/product.ts';
import { passengerCount, type QuoteInput } from './quote-input.ts';
import { isCouponAllowed } from './voucher-discount.ts';

/** A fault and where it stands, as a dot path: `passengers.1.other.0`. */
export type Fault = { path: string; message: string };

const fault = (message: string, ...path: readonly (string | number)[]): Fault => ({ path: path.join('.'), message });

function cabinFaults({ cabins, cabinTypes }: QuoteInput): Fault[] {
  return Object.entries(cabins).flatMap(([id, counts]) => {
    const type = cabinTypes.find((candidate) => candidate.id === id);
    if (!type) return [fault('unknown cabin type', 'cabins', id)];
    const { minimum_occupancy: low, maximum_occupancy: high } = type;
    const occupancy = counts.flatMap((persons, index) =>
      Number.isInteger(persons) && persons >= low && persons <= high ? [] : [fault(`${low} to ${high} persons`, 'cabins', id, index)],
    );
    return counts.length > type.count ? [...occupancy, fault(`at most ${type.count} cabins`, 'cabins', id)] : occupancy;
  });
}

const has = (products: readonly Product[], id: string): boolean => products.some((product) => product.id === id);

function otherFaults(ids: readonly string[], others: readonly Product[], at: number): Fault[] {
  return ids.flatMap((id, index) => {
    const product = others.find((candidate) => candidate.id === id);
    if (!product) return [fault('unknown product', 'passengers', at, 'other', index)];
    if (!product.passenger_product) return [fault('an additional product, not one of a passenger', 'passengers', at, 'other', index)];
    return ids.indexOf(id) < index ? [fault('a product that is there already', 'passengers', at, 'other', index)] : [];
  });
}

function passengerFaults({ passengers, products, cabins }: QuoteInput): Fault[] {
  const persons = personCount(cabins);
  const faults = passengers.flatMap(({ bike, diet, other }, index) => [
    ...(bike === '' || has(products.bikes, bike) ? [] : [fault('unknown bike', 'passengers', index, 'bike')]),
    ...(diet === '' || has(products.diets, diet) ? [] : [fault('unknown diet', 'passengers', index, 'diet')]),
    ...otherFaults(other, products.other, index),
  ]);
  const mismatch = passengers.length > 0 && passengers.length !== persons;
  return mismatch ? [...faults, fault(`${persons} passengers, as many as persons in the cabins`, 'passengers')] : faults;
}

function additionalFaults(input: QuoteInput): Fault[] {
  const most = passengerCount(input);
  return Object.entries(input.additional).flatMap(([id, quantity]) => {
    const product = input.products.other.find((candidate) => candidate.id === id);
    if (!product) return [fault('unknown product', 'additional', id)];
    if (product.passenger_product) return [fault('a product of a passenger, not an additional one', 'additional', id)];
    const fits = Number.isInteger(quantity) && quantity >= 0 && quantity <= most;
    return fits ? [] : [fault(`a whole number from 0 to ${most}`, 'additional', id)];
  });
}

function couponFaults({ coupon, departure }: QuoteInput): Fault[] {
  return coupon && !isCouponAllowed(coupon, departure) ? [fault('a second percentage voucher', 'coupon')] : [];
}

/** Whether the parts of a parsed input fit together; empty when they do. Contract, The price check (what is refused). */
export const checkQuoteInput = (input: QuoteInput): Fault[] => [
  ...cabinFaults(input),
  ...passengerFaults(input),
  ...couponFaults(input),
  ...additionalFaults(input),
];
