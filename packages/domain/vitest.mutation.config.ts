import { defineConfig } from 'vitest/config';

// For `pnpm mutation` only: it runs the tests on a copy of this package, which cannot reach the workspace's setup file.
export default defineConfig({
  resolve: { conditions: ['source'] },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['temporal-polyfill/global'] },
});
