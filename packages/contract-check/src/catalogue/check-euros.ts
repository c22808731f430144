import { centsToEuros, times } from '@booking/domain/money';
import type { CabinType, Product } from '@booking/domain/schema';
import { type Finding, findWhen, type ParsedResponse } from '../finding.ts';
import type { DepartureSubject } from './departure-subject.ts';

/** True if one of two prices of about the same thing is in cents: it is about a hundred times the other. */
export function isMixed(one: number, other: number): boolean {
  const ratio = Math.max(one, other) / Math.min(one, other);
  return ratio >= 50 && ratio <= 200;
}

/** What a person pays at least and at most: as the departure says, else as its month does. */
function getPriceRange({ detail, month }: DepartureSubject): { minimum_price: number; maximum_price: number } | null {
  return detail?.data.availability ?? month;
}

/** The cabins whose price is a hundred times that of the departure or its month, or a hundredth. CALL-54. */
export function checkCabinEuros(subject: DepartureSubject, cabins: ParsedResponse<CabinType[]>): Finding[] {
  const range = getPriceRange(subject);
  if (!range) return [];
  return cabins.data.flatMap(({ unit_price }, index) =>
    findWhen(
      isMixed(unit_price, range.minimum_price) && isMixed(unit_price, range.maximum_price),
      'euros',
      cabins,
      `${index}.unit_price`,
      `${unit_price / 100}, the departure from ${range.minimum_price / 100} to ${range.maximum_price / 100}`,
    ),
  );
}

const days = ({ price_calculation }: Product, duration: number): number =>
  price_calculation === 'per_day' ? duration : price_calculation === 'per_night' ? duration - 1 : 1;

/** Bikes and diets that cost more than the dearest trip. CALL-54. */
export function checkProductEuros(subject: DepartureSubject): Finding[] {
  const { listed, products } = subject;
  const range = getPriceRange(subject);
  if (!products || !range || range.maximum_price === 0) return [];
  return (['bikes', 'diets'] as const).flatMap((list) =>
    products.data[list].flatMap((product, index) => {
      const total = times(product.unit_price, days(product, listed.duration));
      return findWhen(
        total > range.maximum_price,
        'euros',
        products,
        `${list}.${index}.unit_price`,
        `${centsToEuros(product.unit_price)}, ${centsToEuros(total)} for the trip, which itself costs at most ${range.maximum_price / 100}`,
      );
    }),
  );
}
