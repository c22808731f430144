import { defineConfig } from 'vitest/config';

const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };
// A machine that is busy is no failure.
const node = { testTimeout: 30_000, environment: 'node', setupFiles: ['./scripts/temporal-setup.ts'] } as const;

export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        test: {
          ...node,
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.postgres.test.ts', '**/*.screens.test.ts'],
        },
      },
      // The backend's tests once more, on a PostgreSQL server, and those that need one.
      {
        ...source,
        test: {
          ...node,
          name: 'postgres',
          include: ['apps/backend/src/**/*.test.ts'],
          globalSetup: ['./apps/backend/src/testing/postgres-setup.ts'],
        },
      },
      // Stories as tests, in a browser.
      './packages/ui/vitest.config.ts',
      // The app's screens, in a browser.
      './packages/flow/vitest.screens.config.ts',
    ],
  },
});
