import { describe, expect, test } from 'vitest';
import { shareTrip, takeOver } from './index.ts';

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

describe('all passengers get the bicycle and the extras of the main booker (PASS-103)', () => {
  const booker = { bike: 'touring', other: ['tax', 'helmet'] };
  const nothing = { bike: '', other: ['tax'] };
  test.each([
    ['who has neither', nothing, booker],
    ['not who has another bicycle', { ...nothing, bike: 'own' }, { bike: 'own', other: ['tax', 'helmet'] }],
    ['not who has other extras', { bike: '', other: ['tax', 'bag'] }, { bike: 'touring', other: ['tax', 'bag'] }],
  ])('%s', (_, passenger, expected) => expect(shareTrip([booker, passenger], ['tax'], null)).toEqual([booker, expected]));
  test('nothing that the main booker does not have', () => {
    expect(shareTrip([nothing, nothing, booker], ['tax'], null)).toEqual([nothing, nothing, booker]);
    expect(shareTrip([], [], null)).toEqual([]);
  });
  test('who has them from an earlier press gets the new ones; who has chosen since keeps them', () => {
    const now = { bike: 'electric', other: ['tax'] };
    const own = { bike: 'own', other: ['tax', 'bag'] };
    expect(shareTrip([now, booker, own, { ...booker, bike: '' }], ['tax'], booker)).toEqual([now, now, own, now]);
  });
  test('the same extras in another order are the same', () => {
    const same = { bike: 'touring', other: ['helmet', 'tax'] };
    expect(shareTrip([booker, same], ['tax'], null)[1]?.other).toBe(same.other);
  });
});
