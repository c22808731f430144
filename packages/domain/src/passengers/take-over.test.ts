import { describe, expect, test } from 'vitest';
import { takeOver } from './index.ts';

const before = { lastName: 'Smit', bike: 'touring', diet: 'vegetarian' };
const nobody = { lastName: '', bike: '', diet: '' };

describe('a passenger copies the surname, or bicycle and diet, from the one before (PASS-90, PASS-91)', () => {
  test.each([
    ['the surname alone', [before, nobody], 1, 'name', { lastName: 'Smit' }],
    ['bicycle and diet', [before, nobody], 1, 'trip', { bike: 'touring', diet: 'vegetarian' }],
    ['no surname where there is one', [before, { ...nobody, lastName: 'Vos' }], 1, 'name', {}],
    ['each only where there is none yet', [before, { ...nobody, bike: 'own' }], 1, 'trip', { diet: 'vegetarian' }],
    ['a blank surname counts as none', [before, { ...before, lastName: ' ' }], 1, 'name', { lastName: 'Smit' }],
    ['only what the one before has', [{ ...nobody, lastName: 'Smit' }, nobody], 1, 'trip', {}],
    ['from the one before, not the first', [before, { ...nobody, bike: 'own' }, nobody], 2, 'trip', { bike: 'own' }],
    ['nothing for the first passenger', [before, nobody], 0, 'name', {}],
  ] as const)('%s', (_, passengers, index, part, expected) => expect(takeOver(passengers, index, part)).toEqual(expected));
});
