import { expect, test } from 'vitest';
import { hiddenParts } from './hidden-parts.ts';

test.each([
  ['wholly in view', 100, 700, { above: 0, below: 0 }],
  ['its end below the window', 300, 3700, { above: 0, below: 2900 }],
  ['its beginning above the window', -1000, 600, { above: 1000, below: 0 }],
  ['both, by parts of a pixel', -1000.4, 2399.6, { above: 1000, below: 1600 }],
  ['wholly below: no more than its height', 900, 1500, { above: 0, below: 600 }],
  ['wholly above: no more than its height', -2000, -1400, { above: 600, below: 0 }],
])('what of a frame is hidden: %s (EMBED-31)', (_, top, bottom, hidden) => {
  expect(hiddenParts({ top, bottom }, 800)).toEqual(hidden);
});
