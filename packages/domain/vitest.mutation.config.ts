import { defineConfig } from 'vitest/config';

// For `pnpm mutation` only: it runs the tests on a copy of this package, from where the workspace's own setup file is out of reach.
export default defineConfig({
  resolve: { conditions: ['source'] },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['temporal-polyfill/global'] },
});
