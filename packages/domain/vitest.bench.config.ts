import { defineConfig } from 'vitest/config';

// For `pnpm bench`: `@booking/domain/*` is the built package here, run by Node as it is shipped, not the sources in the test runner.
export default defineConfig({
  test: {
    include: [],
    setupFiles: ['temporal-polyfill/global'],
    benchmark: { include: ['bench/**/*.bench.ts'] },
    server: { deps: { external: [/\/dist\//] } },
  },
});
