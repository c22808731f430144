import { describe, expect, test } from 'vitest';
import { takeOver } from './index.ts';

const before = { lastName: 'Smit', bike: 'touring', diet: 'vegetarian' };
const nobody = { lastName: '', bike: '', diet: '' };

describe('a passenger takes over surname, bicycle and diet from the one before', () => {
  test.each([
    ['all of them', [before, nobody], 1, before],
    ['each only where there is none yet', [before, { ...nobody, lastName: 'Vos' }], 1, { bike: 'touring', diet: 'vegetarian' }],
    ['a surname of blanks is none', [before, { ...before, lastName: ' ' }], 1, { lastName: 'Smit' }],
    ['nothing that the one before has not', [{ ...nobody, lastName: 'Smit' }, nobody], 1, { lastName: 'Smit' }],
    ['from the one before, not the first', [before, { ...nobody, bike: 'own' }, nobody], 2, { bike: 'own' }],
    ['the first passenger nothing', [before, nobody], 0, {}],
  ] as const)('%s', (_, passengers, index, expected) => expect(takeOver(passengers, index)).toEqual(expected));
});
