import { expect, test } from 'vitest';
import { keepChosen, soldCabins } from './sold-cabins.ts';

const twin = { id: 'twin', name: 'Twin cabin', count: 2 };
const single = { id: 'single', name: 'Single cabin', count: 0 };

test.each([
  ['all are available', { twin: [2, 2] }, null],
  ['one more was chosen than is available', { twin: [2, 2, 1] }, ['Twin cabin']],
  ['a type is sold out', { twin: [2], single: [1] }, ['Single cabin']],
  ['a type no longer exists', { suite: [2] }, []],
  ['a cabin for nobody counts as none', { single: [0] }, null],
  ['nothing was chosen', {}, null],
])('sold: %s', (_, chosen, expected) => {
  expect(soldCabins(chosen, [twin, single])).toEqual(expected);
});

test('the chosen cabins stay, up to a maximum', () => {
  expect(keepChosen({ single: [1, 1], twin: [2] }, [twin, single], 20).map(({ count }) => count)).toEqual([2, 2]);
  expect(keepChosen({ single: Array(5000).fill(1) }, [single], 20)[0]?.count).toBe(20);
});
