import { CabinTypeSchema, DepartureSchema } from '@booking/domain/schema';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isSameSelection, priceOfCabins, suggestedCabins } from './suggested-cabins.ts';

const twin = v.parse(CabinTypeSchema, {
  id: 'twin',
  name: 'Twin',
  description: null,
  image_url: null,
  image_urls: [],
  minimum_occupancy: 1,
  maximum_occupancy: 2,
  unit_price: 1000,
  discount_price: null,
  surcharge_price: 1500,
  count: 4,
  available_count: 4,
});
const departure = v.parse(DepartureSchema, {
  id: 'D1',
  tour_id: 'T1',
  tour_name: 'Tour',
  ship_id: 'S1',
  ship_name: 'Ship',
  program_id: '',
  program_name: '',
  date: '2027-05-08',
  end_date: '2027-05-15',
  on_request: false,
  duration: 8,
});
const products = { bikes: [], diets: [], other: [], sgr: null, insurance_policies: [] };
const price = (cabinTypes: (typeof twin)[]) => (cabins: Record<string, readonly number[]>) =>
  priceOfCabins({ departure, cabinTypes, products, cabins });

test('each suggestion has the price of the trip', () => {
  expect(suggestedCabins([twin], 2, price([twin]))).toEqual([
    { kind: 'cheapest', cabins: { twin: [2] }, total: 200_000 },
    { kind: 'roomiest', cabins: { twin: [1, 1] }, total: 300_000 },
  ]);
});

test('cheapest and roomiest are one suggestion where they are the same', () => {
  expect(suggestedCabins([twin], 1, price([twin])).map(({ kind }) => kind)).toEqual(['cheapest']);
});

test('a party that fits nowhere gets none', () => expect(suggestedCabins([twin], 20, price([twin]))).toEqual([]));

test('cabins are the same in any order', () => {
  expect(isSameSelection({ twin: [2, 1] }, { twin: [1, 2] })).toBe(true);
  expect(isSameSelection({ twin: [2, 1] }, { twin: [2, 2] })).toBe(false);
  expect(isSameSelection({ twin: [2] }, { twin: [2], family: [2] })).toBe(false);
});
