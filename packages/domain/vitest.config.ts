import { defineConfig } from 'vitest/config';

// For `pnpm bench` and a run of this package alone; the root's configuration runs the same tests with all others.
export default defineConfig({
  resolve: { conditions: ['source'] },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/temporal-setup.ts'],
    coverage: {
      include: ['src/**/*.ts'],
      // The command's main module only joins the process to `run.ts`; the rest are barrels, tests' own builders and the bench.
      exclude: ['src/**/*.test.ts', 'src/**/*.bench.ts', 'src/**/index.ts', 'src/testing/**', 'src/price-check/cli.ts'],
      thresholds: { branches: 98, functions: 98, lines: 98, statements: 98 },
    },
  },
});
