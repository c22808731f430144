import { personCount } from '../cabins/selection.ts';
import type { Issue } from '../errors/issue.ts';
import type { Product } from '../schema/product.ts';
import { passengerCount, type QuoteInput } from './quote-input.ts';
import { isCouponAllowed } from './voucher-discount.ts';

const issue = (message: string, ...path: readonly (string | number)[]): Issue => ({ path: path.join('.'), message });

function cabinIssues({ cabins, cabinTypes }: QuoteInput): Issue[] {
  return Object.entries(cabins).flatMap(([id, counts]) => {
    const type = cabinTypes.find((candidate) => candidate.id === id);
    if (!type) return [issue('unknown cabin type', 'cabins', id)];
    const { minimum_occupancy: low, maximum_occupancy: high } = type;
    const occupancy = counts.flatMap((persons, index) =>
      Number.isInteger(persons) && persons >= low && persons <= high ? [] : [issue(`${low} to ${high} persons`, 'cabins', id, index)],
    );
    return counts.length > type.count ? [...occupancy, issue(`at most ${type.count} cabins`, 'cabins', id)] : occupancy;
  });
}

const has = (products: readonly Product[], id: string): boolean => products.some((product) => product.id === id);

function otherIssues(ids: readonly string[], others: readonly Product[], at: number): Issue[] {
  return ids.flatMap((id, index) => {
    const product = others.find((candidate) => candidate.id === id);
    if (!product) return [issue('unknown product', 'passengers', at, 'other', index)];
    if (!product.passenger_product) return [issue('an additional product, not one of a passenger', 'passengers', at, 'other', index)];
    return ids.indexOf(id) < index ? [issue('a duplicate product', 'passengers', at, 'other', index)] : [];
  });
}

function passengerIssues({ passengers, products, cabins }: QuoteInput): Issue[] {
  const persons = personCount(cabins);
  const issues = passengers.flatMap(({ bike, diet, other }, index) => [
    ...(bike === '' || has(products.bikes, bike) ? [] : [issue('unknown bike', 'passengers', index, 'bike')]),
    ...(diet === '' || has(products.diets, diet) ? [] : [issue('unknown diet', 'passengers', index, 'diet')]),
    ...otherIssues(other, products.other, index),
  ]);
  const mismatch = passengers.length > 0 && passengers.length !== persons;
  return mismatch ? [...issues, issue(`${persons} passengers, as many as persons in the cabins`, 'passengers')] : issues;
}

function additionalIssues(input: QuoteInput): Issue[] {
  const most = passengerCount(input);
  return Object.entries(input.additional).flatMap(([id, quantity]) => {
    const product = input.products.other.find((candidate) => candidate.id === id);
    if (!product) return [issue('unknown product', 'additional', id)];
    if (product.passenger_product) return [issue('a product of a passenger, not an additional one', 'additional', id)];
    const fits = Number.isInteger(quantity) && quantity >= 0 && quantity <= most;
    return fits ? [] : [issue(`a whole number from 0 to ${most}`, 'additional', id)];
  });
}

function couponIssues({ coupon, departure }: QuoteInput): Issue[] {
  return coupon && !isCouponAllowed(coupon, departure) ? [issue('a second percentage voucher', 'coupon')] : [];
}

/** The inconsistencies of a parsed input, by path. PRICE-45. */
export const checkQuoteInput = (input: QuoteInput): Issue[] => [
  ...cabinIssues(input),
  ...passengerIssues(input),
  ...couponIssues(input),
  ...additionalIssues(input),
];
