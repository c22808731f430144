import { expect, test } from 'vitest';
import { travellersByCabin } from './travellers-by-cabin.ts';

const person = (firstName: string, cabin: string) => ({ firstName, lastName: 'Smit', cabin });

test('passengers are grouped by their cabin, and each cabin has its name and number', () => {
  const passengers = [person('Ann', 'twin:1'), person('Bo', 'single:0'), person('Cy', 'twin:1'), person('Di', 'twin:0')];
  expect(travellersByCabin(passengers, { twin: 'Twin cabin' })).toEqual([
    { key: 'twin:1', name: 'Twin cabin 2', people: ['Ann Smit', 'Cy Smit'] },
    { key: 'single:0', name: 'single 1', people: ['Bo Smit'] },
    { key: 'twin:0', name: 'Twin cabin 1', people: ['Di Smit'] },
  ]);
});
