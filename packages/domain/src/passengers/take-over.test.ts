import { describe, expect, test } from 'vitest';
import { takeOver } from './index.ts';

const before = { lastName: 'Smit', bike: 'touring', diet: 'vegetarian' };
const nobody = { lastName: '', bike: '', diet: '' };

describe('a passenger copies surname, bicycle and diet from the one before', () => {
  test.each([
    ['all of them', [before, nobody], 1, before],
    ['each only where there is none yet', [before, { ...nobody, lastName: 'Vos' }], 1, { bike: 'touring', diet: 'vegetarian' }],
    ['a blank surname counts as none', [before, { ...before, lastName: ' ' }], 1, { lastName: 'Smit' }],
    ['only what the one before has', [{ ...nobody, lastName: 'Smit' }, nobody], 1, { lastName: 'Smit' }],
    ['from the one before, not the first', [before, { ...nobody, bike: 'own' }, nobody], 2, { bike: 'own' }],
    ['nothing for the first passenger', [before, nobody], 0, {}],
  ] as const)('%s', (_, passengers, index, expected) => expect(takeOver(passengers, index)).toEqual(expected));
});
