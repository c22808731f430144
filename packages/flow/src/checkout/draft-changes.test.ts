import { emptyMainBooker, emptyPassenger } from '@booking/domain/passengers';
import { expect, test } from 'vitest';
import { draftChanges } from './draft-changes.ts';

const ann = { ...emptyPassenger(), firstName: 'Ann', other: ['a'] };
const bo = { ...emptyPassenger(), firstName: 'Bo' };
const main = { ...emptyMainBooker(), city: 'Amsterdam' };

test('each field that differs is named, with what it is here and there', () => {
  expect(
    draftChanges(
      { main, passengers: [ann, bo] },
      {
        main: { ...main, city: 'Utrecht' },
        passengers: [
          { ...ann, other: [] },
          { ...bo, firstName: 'Cy' },
        ],
      },
    ),
  ).toEqual([
    { passenger: 0, field: 'other', from: ['a'], to: [] },
    { passenger: 1, field: 'firstName', from: 'Bo', to: 'Cy' },
    { passenger: null, field: 'city', from: 'Amsterdam', to: 'Utrecht' },
  ]);
});

test('the same draft has no changes; a passenger who is not there is empty', () => {
  const draft = { main, passengers: [ann, bo] };
  expect(draftChanges(draft, structuredClone(draft))).toEqual([]);
  expect(draftChanges(draft, { main, passengers: [ann] })).toEqual([{ passenger: 1, field: 'firstName', from: 'Bo', to: '' }]);
});
