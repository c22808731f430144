import { expect, test } from 'vitest';
import { emptyPassenger, lostChoices } from './index.ts';

const ann = { ...emptyPassenger(), cabin: 'twin:0', bike: 'hybrid', diet: 'vegan', other: ['helmet', 'lock', 'helmet'] };

test('a saved choice that is not among the prepared ones is lost, unless another one has taken its place (PASS-89)', () => {
  const prepared = { ...ann, cabin: 'suite:0', bike: '', diet: '', other: ['tax', 'lock'] };
  expect(lostChoices([emptyPassenger(), ann], [emptyPassenger(), prepared])).toEqual([
    { passenger: 1, field: 'diet', id: 'vegan' },
    { passenger: 1, field: 'bike', id: 'hybrid' },
    { passenger: 1, field: 'other', id: 'helmet' },
  ]);
});

test('nothing is lost of what was never chosen, or of a passenger who is not there', () => {
  expect(lostChoices([], [emptyPassenger()])).toEqual([]);
  expect(lostChoices([ann, ann], [ann])).toEqual([]);
});
