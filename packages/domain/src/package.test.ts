import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

test('what is published has every door, without the sources that are not shipped', () => {
  const shipped = Object.entries(manifest.exports).map(([door, { types, default: code }]) => [door, { types, default: code }]);
  expect(Object.entries(manifest.publishConfig.exports)).toEqual(shipped);
});
