import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

test('what is published has every entry point, without the sources that are not shipped', () => {
  const shipped = Object.entries(manifest.exports).map(([entry, { types, default: code }]) => [entry, { types, default: code }]);
  expect(Object.entries(manifest.publishConfig.exports)).toEqual(shipped);
});
