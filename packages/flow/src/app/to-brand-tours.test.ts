import { toCents } from '@booking/domain/money';
import { expect, test } from 'vitest';
import { toBrandTours } from './to-brand-tours.ts';

const tours = ['a', 'b', 'c'].map((id) => ({ id, name: `Tour ${id}`, duration: 8 }));
const getNames = (id: string, ownName: string) => ({ shown: `Reise ${id}`, language: 'de' as const, english: ownName });
const ids = (tourIds: readonly string[] | null) => toBrandTours(tours, tourIds, getNames).map(({ id }) => id);

test("a brand lists its own tours in the backend's order, without a configured list, or with one of another backend, all of them (TOUR-20)", () => {
  expect(ids(['c', 'a', 'unknown'])).toEqual(['a', 'c']);
  expect(ids(['unknown'])).toEqual(['a', 'b', 'c']);
  expect(ids(null)).toEqual(['a', 'b', 'c']);
});

test('each has the name that is shown and the English one, and the price and region that the list has (TOUR-19, TOUR-22)', () => {
  const shown = { id: 'b', name: 'Reise b', nameLanguage: 'de', englishName: 'Tour b', duration: 8 };
  expect(toBrandTours(tours, ['b'], getNames)).toEqual([{ ...shown, price: null, region: null }]);
  const listed = tours.map((tour) => ({ ...tour, minimum_price: toCents(106_850), region: 'Rhine' }));
  expect(toBrandTours(listed, ['b'], getNames)).toEqual([{ ...shown, price: 106_850, region: 'Rhine' }]);
  const blank = tours.map((tour) => ({ ...tour, minimum_price: null, region: '' }));
  expect(toBrandTours(blank, ['b'], getNames)).toEqual([{ ...shown, price: null, region: null }]);
});
