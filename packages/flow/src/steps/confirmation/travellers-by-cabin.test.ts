import { emptyPassenger } from '@booking/domain/passengers';
import { expect, test } from 'vitest';
import { travellersByCabin } from './travellers-by-cabin.ts';

const person = (firstName: string, cabin: string) =>
  ({
    ...emptyPassenger(),
    firstName,
    lastName: 'Smit',
    cabin,
    gender: '',
    bodyHeight: 172,
    bike: 'tour',
    dateOfBirth: '1980-02-29',
  }) as const;
const names = { cabinNames: { twin: 'Twin cabin' }, productNames: { tour: 'Touring bike', vegan: 'Vegan', helmet: 'Helmet' } };

test('passengers are grouped by their cabin, and each cabin has its name and number (CONF-31)', () => {
  const passengers = [person('Ann', 'twin:1'), person('Bo', 'single:0'), person('Cy', 'twin:1'), person('Di', 'twin:0')];
  const groups = travellersByCabin(passengers, names, { mandatory: [], toHref: () => null });
  expect(groups.map(({ name, number, people }) => [name, number, people.map((one) => one.name)])).toEqual([
    ['Twin cabin', 2, ['Ann Smit', 'Cy Smit']],
    ['single', 1, ['Bo Smit']],
    ['Twin cabin', 1, ['Di Smit']],
  ]);
});

test('of each passenger all that was entered is shown, with the address of the own card (CONF-37)', () => {
  const passengers = [
    person('Ann', 'twin:0'),
    { ...person('Bo', 'twin:0'), diet: 'vegan', other: ['tax', 'helmet', 'unknown'], dateOfBirth: 'never' },
  ];
  expect(travellersByCabin(passengers, names, { mandatory: ['tax'], toHref: (index) => `#passenger-${index}` })[0]?.people).toEqual([
    {
      index: 0,
      name: 'Ann Smit',
      dateOfBirth: '1980-02-29',
      bodyHeight: 172,
      bike: 'Touring bike',
      diet: null,
      extras: [],
      changeHref: '#passenger-0',
    },
    {
      index: 1,
      name: 'Bo Smit',
      dateOfBirth: null,
      bodyHeight: 172,
      bike: 'Touring bike',
      diet: 'Vegan',
      extras: ['Helmet', 'unknown'],
      changeHref: '#passenger-1',
    },
  ]);
});
