import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

test('what is published has every entry point, without the sources and test fixtures that are not shipped', () => {
  const { './testing': _, ...published } = manifest.exports;
  const shipped = Object.entries(published).map(([entry, { types, default: code }]) => [entry, { types, default: code }]);
  expect(Object.entries(manifest.publishConfig.exports)).toEqual(shipped);
});
