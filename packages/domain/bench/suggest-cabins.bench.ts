import { suggestCabins } from '@booking/domain/suggestions';
import { bench, describe } from 'vitest';
import { aCabinType } from '../src/testing/catalogue.ts';

const types = Array.from({ length: 8 }, (_, index) =>
  aCabinType({
    id: `type-${index}`,
    minimum_occupancy: 1 + (index % 2),
    maximum_occupancy: 2 + (index % 3),
    unit_price: 1000 + 37 * index,
    discount_price: 900 + 41 * index,
    surcharge_price: 1500 + 29 * index,
    count: 10,
    available_count: 8,
  }),
);
if (!suggestCabins(types, 20)) throw new Error('nothing suggested');

describe('cabins for 20 persons among 8 types', () => {
  bench('the cheapest and the roomiest', () => {
    suggestCabins(types, 20);
  });
});
