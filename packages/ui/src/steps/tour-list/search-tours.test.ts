import { expect, test } from 'vitest';
import { type ListedTour, nearestTours, searchTours } from './search-tours.ts';

const tours = ['Amsterdam to Bruges', 'Bruges to Amsterdam by barge', 'Islands of Dalmatia', 'Köln – Mainz'].map(
  (name, index): ListedTour => ({ id: `tour-${index}`, name, duration: 8 }),
);
const found = (search: string) => searchTours(tours, search).map(({ id }) => id);

test.each([
  ['keeps tours whose name contains every word (TOUR-9)', 'bruges amsterdam', ['tour-0', 'tour-1']],
  ['is case-insensitive', 'DALMATIA', ['tour-2']],
  ['splits on any whitespace', '  barge \t bruges\n', ['tour-1']],
  ['ignores diacritics', 'KOLN', ['tour-3']],
  ['accepts diacritics', 'köln mäinz', ['tour-3']],
  ['matches parts of words', 'dam bru', ['tour-0', 'tour-1']],
  ['returns nothing if a word does not match', 'amsterdam paris', []],
  ['returns every tour for an empty search', '   ', ['tour-0', 'tour-1', 'tour-2', 'tour-3']],
])('the search %s', (_, search, expected) => {
  expect(found(search)).toEqual(expected);
});

test('a tour is found by its name in the language, by its English one, and by words of both (TOUR-19)', () => {
  const german: ListedTour[] = [
    { id: 'rhine', name: 'Romantischer Rhein: Mainz – Köln', englishName: 'Romantic Rhine: Mainz to Cologne', duration: 8 },
  ];
  expect(searchTours(german, 'köln')).toHaveLength(1);
  expect(searchTours(german, 'cologne')).toHaveLength(1);
  expect(searchTours(german, 'rhine köln')).toHaveLength(1);
  expect(searchTours(german, 'danube')).toHaveLength(0);
});

test.each([
  ['bruges balloon', ['Amsterdam to Bruges', 'Bruges by barge']],
  ['bruges barge balloon', ['Bruges by barge']],
  ['balloon', []],
  ['', []],
])('the tours with the most of the words come closest, at most three: %s (TOUR-24)', (search, expected) => {
  const all = ['Amsterdam to Bruges', 'Bruges by barge', 'Tulips'].map((name, index) => ({ id: String(index), name, duration: 8 }));
  expect(nearestTours(all, search).map(({ name }) => name)).toEqual(expected);
  const many = Array.from({ length: 5 }, (_, index) => ({ id: String(index), name: 'Bruges', duration: 8 }));
  expect(nearestTours(many, 'bruges x')).toHaveLength(3);
});
