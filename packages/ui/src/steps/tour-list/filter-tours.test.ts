import { expect, test } from 'vitest';
import { anyTour, filterTours, filterValues } from './filter-tours.ts';

const tour = (id: string, duration: number, region?: string | null) => ({ id, name: id, duration, region });

test('filters have the regions in the order of the list and the lengths in ascending order, each once (TOUR-23)', () => {
  const tours = [tour('a', 8, 'Rhine'), tour('b', 5, 'Danube'), tour('c', 8, 'Rhine'), tour('d', 15, null), tour('e', 5)];
  expect(filterValues(tours)).toEqual({ regions: ['Rhine', 'Danube'], days: [5, 8, 15] });
});

test('a filter with one value has none: it would change nothing (TOUR-23)', () => {
  expect(filterValues([tour('a', 8, 'Rhine'), tour('b', 8)])).toEqual({ regions: [], days: [] });
});

test.each([
  [anyTour, ['a', 'b', 'c']],
  [{ region: 'Rhine', days: '' }, ['a', 'c']],
  [{ region: '', days: '5' }, ['b', 'c']],
  [{ region: 'Rhine', days: '5' }, ['c']],
])('%o keeps %o (TOUR-23)', (filter, expected) => {
  const tours = [tour('a', 8, 'Rhine'), tour('b', 5), tour('c', 5, 'Rhine')];
  expect(filterTours(tours, filter).map(({ id }) => id)).toEqual(expected);
});
