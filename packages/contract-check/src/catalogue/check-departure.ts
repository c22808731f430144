import type { CabinType } from '@booking/domain/schema';
import { differences } from '../differences.ts';
import { type Finding, findRepeated, findWhen, type ParsedResponse } from '../finding.ts';
import { showValue, toEuros } from '../show-value.ts';
import { checkCabinEuros, checkProductEuros } from './check-euros.ts';
import type { DepartureSubject } from './departure-subject.ts';

function checkDetail({ detail, listed }: DepartureSubject): Finding[] {
  if (!detail) return [];
  if (detail.data.id !== listed.id) return findWhen(true, 'requested-id', detail, 'id', `${detail.data.id}, requested ${listed.id}`);
  return differences(detail.data, listed, 'counted').map(({ path, one, other }) => {
    const show = (value: unknown): string => showValue(toEuros(value, path.split('.').at(-1) ?? ''));
    return { rule: 'departure-agrees', request: detail.request, path, message: `${show(one)}, in its month ${show(other)}` };
  });
}

function checkCabinPrices({ detail }: DepartureSubject, cabins: readonly CabinType[]): Finding[] {
  const availability = detail?.data.availability;
  if (!detail || !availability || cabins.length === 0) return [];
  const prices = cabins.flatMap(({ unit_price, discount_price, surcharge_price }) =>
    [unit_price, discount_price, surcharge_price].filter((price) => price !== null),
  );
  const { minimum_price, maximum_price, available_passengers } = availability;
  const hasNoCabins = !detail.data.on_request && available_passengers > 0 && cabins.every(({ count }) => count === 0);
  return [
    ...findWhen(
      prices.every((price) => minimum_price < price),
      'cabin-price',
      detail,
      'availability.minimum_price',
      'below the price of every cabin',
    ),
    ...findWhen(
      prices.every((price) => maximum_price > price),
      'cabin-price',
      detail,
      'availability.maximum_price',
      'above the price of every cabin',
    ),
    ...findWhen(
      hasNoCabins,
      'cabins-to-choose',
      detail,
      'availability.available_passengers',
      `${available_passengers}, but no cabin may be chosen`,
    ),
  ];
}

/** Prices in cents are not compared any further. */
function checkPrices(subject: DepartureSubject, cabins: ParsedResponse<CabinType[]>): Finding[] {
  const inCents = checkCabinEuros(subject, cabins);
  return inCents.length > 0 ? inCents : checkCabinPrices(subject, cabins.data);
}

const checkCabins = (subject: DepartureSubject, cabins: ParsedResponse<CabinType[]>): Finding[] => [
  ...findRepeated('ids-unique', cabins, '', cabins.data, ({ id }) => id),
  ...cabins.data.flatMap(({ count, available_count }, index) =>
    findWhen(available_count > count, 'cabin-count', cabins, `${index}.available_count`, `${available_count}, count ${count}`),
  ),
  ...checkPrices(subject, cabins),
];

const productLists = ['bikes', 'diets', 'other', 'insurance_policies'] as const;

/** A departure compared with its month, and what it offers. CALL-17, CALL-19, CALL-20. */
export function checkDeparture(subject: DepartureSubject): Finding[] {
  const { cabins, products } = subject;
  return [
    ...checkDetail(subject),
    ...(cabins ? checkCabins(subject, cabins) : []),
    ...checkProductEuros(subject),
    ...(products
      ? productLists.flatMap((list) => findRepeated('ids-unique', products, list, [...products.data[list]], ({ id }: { id: string }) => id))
      : []),
  ];
}
