import { defineConfig } from 'vitest/config';

// For `pnpm bench` and a run of this package alone; the root's configuration runs the same tests with all others.
export default defineConfig({
  resolve: { conditions: ['source'] },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['../../scripts/temporal-setup.ts'] },
});
