import { defineConfig } from 'vitest/config';

/** All tests that need no build, for one at a time: `npx vitest run <file>`. `npm test` runs each package's by itself. */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'apps/backend/vitest.db.config.ts',
      'packages/ui/vitest.stories.config.ts',
      'packages/flow/vitest.screens.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
