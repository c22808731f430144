import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ['source'] },
        ssr: { resolve: { conditions: ['source'] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: ['./scripts/temporal-setup.ts'],
        },
      },
      // Stories as tests, in a browser.
      './packages/ui/vitest.config.ts',
    ],
  },
});
