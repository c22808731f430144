import { emptyMainBooker, emptyPassenger } from '@booking/domain/passengers';
import { expect, test } from 'vitest';
import { draftChanges } from './draft-changes.ts';

const ann = { ...emptyPassenger(), firstName: 'Ann', other: ['a'] };
const bo = { ...emptyPassenger(), firstName: 'Bo' };
const main = { ...emptyMainBooker(), city: 'Amsterdam' };

test('each changed field is listed with its value in both drafts', () => {
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

test('equal drafts have no changes; a missing passenger counts as empty', () => {
  const draft = { main, passengers: [ann, bo] };
  expect(draftChanges(draft, structuredClone(draft))).toEqual([]);
  expect(draftChanges(draft, { main, passengers: [ann] })).toEqual([{ passenger: 1, field: 'firstName', from: 'Bo', to: '' }]);
});
