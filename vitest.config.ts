import { defineConfig } from 'vitest/config';
import db from './apps/backend/vitest.db.config.ts';
import screens from './packages/flow/vitest.screens.config.ts';

/** All tests that need no build, for one at a time: `npx vitest run <file>`. `npm test` runs each package's by itself. */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'packages/ui/vitest.stories.config.ts',
      'scripts/vitest.config.ts',
      // A config with projects of its own cannot be named here.
      ...screens({ mode: 'test' }).test.projects,
      ...db.test.projects,
    ],
  },
});
