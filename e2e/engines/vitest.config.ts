import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { reporters } from '../../scripts/vitest.ts';

/** The journey in Firefox and WebKit, on the built app. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    name: 'engines',
    include: ['e2e/engines/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: reporters('engines'),
  },
});
